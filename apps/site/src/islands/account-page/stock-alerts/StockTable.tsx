import { fillSlots } from '@accounting-site/content/fill-slots';
import { ButtonLink } from '@accounting-site/ui/Button';
import { EmptyState } from '../../../lib/actions/EmptyState.tsx';
import type { Stock } from '../../../lib/session/stock-store.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { stockListTemplate } from '../stock-list-template.ts';
import { AllItems } from './AllItems.tsx';
import { ItemTable } from './ItemTable.tsx';

interface StockTableProps {
  stock: Stock;
  /** Anchor of the import on this page; undefined where there is none. */
  importId: string | undefined;
  words: Pick<AccountPageWords, 'alerts' | 'items'>;
  /** Opens an item by its id; undefined where items cannot be changed. */
  onEdit: ((id: string) => void) | undefined;
}

/** Items with low stock, and all items in a disclosure. Without items it explains how to start. */
export function StockTable({ stock, importId, words, onEdit }: StockTableProps) {
  const { items, low, settings } = stock;
  if (items.length === 0) return <Beginning importId={importId} words={words.alerts} />;
  const numbers = [low.length, items.length, settings.threshold_quantity].map((each) =>
    each.toLocaleString('en-GH'),
  );
  const [ofLow = '', all = '', threshold = ''] = numbers;
  const summary = low.length > 0 ? words.alerts.summary : words.alerts.none;
  return (
    <>
      <p role="status" className="strong step-1">
        {fillSlots(summary, { low: ofLow, all, threshold })}
      </p>
      {low.length > 0 && (
        <ItemTable items={low} words={words} caption={words.alerts.heading} onEdit={onEdit} />
      )}
      <AllItems items={items} words={words} onEdit={onEdit} />
    </>
  );
}

function Beginning({ importId, words }: { importId: string | undefined; words: AccountPageWords['alerts'] }) {
  if (importId === undefined) return <p>{words.empty}</p>;
  return (
    <EmptyState text={words.begin.text}>
      <div className="cluster">
        <ButtonLink href={`#${importId}`}>{words.begin.import}</ButtonLink>
        <ButtonLink href={stockListTemplate} variant="secondary" download>
          {words.begin.template}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
