import { Button } from '@accounting-site/ui/Button';
import { Spinner } from '@accounting-site/ui/Spinner';
import { LoadFailed } from '../../../lib/actions/LoadFailed.tsx';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import type { StockState } from '../../../lib/session/stock-store.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { ItemDialog } from '../items/ItemDialog.tsx';
import { useItemDialog } from '../items/use-item-dialog.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { StockTable } from './StockTable.tsx';
import { ThresholdForm } from './ThresholdForm.tsx';

interface StockAlertsProps {
  id: string;
  state: StockState;
  onReadAgain: () => void;
  importId: string | undefined;
  words: Pick<AccountPageWords, 'alerts' | 'items' | 'threshold'>;
}

/** Items with low stock, the threshold, and all other items (specification §7, low-stock rule). */
export function StockAlerts({ id, state, onReadAgain, importId, words }: StockAlertsProps) {
  const itemDialog = useItemDialog(onReadAgain);
  // The endpoints for single items are beyond specification §7, as the import is.
  const canChange = importId !== undefined;
  return (
    <PageSection id={id} heading={words.alerts.heading}>
      {state.status === 'loading' && <Spinner label={words.alerts.loading} />}
      {state.status === 'failed' && (
        <LoadFailed text={words.alerts.failed} retry={words.alerts.retry} onRetry={onReadAgain} />
      )}
      {state.status === 'ready' && (
        <>
          <ThresholdForm settings={state.stock.settings} words={words.threshold} onSaved={onReadAgain} />
          <StockTable
            stock={state.stock}
            importId={importId}
            words={words}
            onEdit={canChange ? itemDialog.open : undefined}
          />
          {canChange && (
            <Button variant="secondary" onClick={() => itemDialog.open()}>
              {words.items.add}
            </Button>
          )}
        </>
      )}
      {canChange && (
        <>
          <Outcome saved={itemDialog.said} />
          <ItemDialog {...itemDialog} words={words.items} />
        </>
      )}
    </PageSection>
  );
}
