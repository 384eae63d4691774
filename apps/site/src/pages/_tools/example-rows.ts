import { explanationRows } from '../../islands/mobile-money-reconciliation/explanation-rows.ts';
import { reconcile } from '../../islands/mobile-money-reconciliation/reconcile.ts';
import type { ReconciliationWords } from '../../islands/mobile-money-reconciliation/reconciliation-words.ts';

/** The example of the reconciliation helper, compared at build time. @throws when it cannot be read */
export function exampleRows({ example, result }: ReconciliationWords): string[][] {
  const found = reconcile(example);
  if ('errors' in found)
    throw new Error('content/en/tools/mobile-money-reconciliation.yaml: the example cannot be compared');
  return explanationRows(found.explanation, result.steps).map(({ label, amount }) => [label, amount]);
}
