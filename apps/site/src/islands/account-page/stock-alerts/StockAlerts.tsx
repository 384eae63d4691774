import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import { thresholdMax } from '@accounting-site/contract/fields/field-limits';
import { thresholdInvalid, thresholdTooHigh } from '@accounting-site/contract/fields/validation-messages';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useEffect, useRef } from 'react';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { Loaded } from '../../../lib/actions/Loaded.tsx';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { collectProblems } from '../../../lib/app-form/check-fields.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';
import type { StockState } from '../../../lib/session/use-stock.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { useItemDialogs } from '../items/use-item-dialogs.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { sectionIds } from '../section-ids.ts';
import { StockTable } from './StockTable.tsx';

interface StockAlertsProps {
  state: StockState;
  onReadAgain: () => void;
  /** Items can be added, changed and imported, which is beyond specification §7. */
  canChange?: boolean;
  words: Pick<AccountPageWords, 'alerts' | 'items' | 'threshold'>;
}

/** Items with low stock, the threshold, and all items (specification §7, low-stock rule). */
export function StockAlerts({ state, onReadAgain, canChange = false, words }: StockAlertsProps) {
  const { said, open, dialogs } = useItemDialogs(words.items, onReadAgain);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row of a saved or removed item may have left its table, and the focus was on the row's button.
  useEffect(() => {
    if (state.status !== 'ready' || said === '' || document.activeElement !== document.body) return;
    heading.current?.focus();
  }, [state, said]);
  return (
    <PageSection id={sectionIds.alerts} heading={words.alerts.heading} headingRef={heading}>
      <Loaded state={state} words={words.alerts} onRetry={onReadAgain}>
        {(stock) => (
          <>
            <ThresholdForm settings={stock.settings} words={words.threshold} onSaved={onReadAgain} />
            <StockTable stock={stock} words={words} onEdit={canChange ? open : undefined} />
            {canChange && (
              <Button variant="secondary" onClick={() => open()}>
                {words.items.add}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {canChange && (
        <>
          <Outcome saved={said} />
          {dialogs}
        </>
      )}
    </PageSection>
  );
}

interface ThresholdFormProps {
  settings: AlertSettings;
  words: AccountPageWords['threshold'];
  onSaved: () => void;
}

/** The quantity at or below which stock is low, saved with PUT /alert-settings. */
function ThresholdForm({ settings, words, onSaved }: ThresholdFormProps) {
  const { appHost } = usePage();

  async function send({ threshold_quantity = '' }: Fields) {
    // Sends the whole object, so that settings of another app host survive.
    const changed = { ...settings, threshold_quantity: Number(threshold_quantity) };
    await browserSession(appHost).saveAlertSettings(changed);
    onSaved();
    return words.saved;
  }

  return (
    <ActionForm submit={words.save} variant="secondary" check={checkThreshold} send={send} inline>
      {(errors) => (
        <TextField
          id="threshold"
          name="threshold_quantity"
          label={words.label}
          help={words.help}
          error={errors.threshold_quantity}
          defaultValue={settings.threshold_quantity}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </ActionForm>
  );
}

function checkThreshold({ threshold_quantity = '' }: Fields) {
  const tooHigh = Number(threshold_quantity) > thresholdMax ? thresholdTooHigh : undefined;
  const isNumber = /^\s*\d+\s*$/.test(threshold_quantity);
  return collectProblems({ threshold_quantity: isNumber ? tooHigh : thresholdInvalid });
}
