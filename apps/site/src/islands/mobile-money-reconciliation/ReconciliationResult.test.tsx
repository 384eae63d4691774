import { readWords } from '@accounting-site/content/reading/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readToolsIndex } from '../../pages/_tools/tools-words.ts';
import { ReconciliationResult } from './ReconciliationResult.tsx';
import { reconcile } from './reconcile.ts';
import { reconciliationSchema } from './reconciliation-words.ts';

const words = readWords('en/tools/mobile-money-reconciliation.yaml', reconciliationSchema);
const { assumptions, reasons } = words.result;
const { common } = readToolsIndex();

/** The text of the result, without its markup. */
function show(wallet: string, book: string): string {
  const found = reconcile({ wallet, book });
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  const html = renderToStaticMarkup(<ReconciliationResult found={found} words={{ ...words, common }} />);
  return html.replace(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'");
}

const wallet = 'Date,Reference,Amount,Status\n11/02/2026,A1,5.00,Success\n11/03/2026,A2,-6.00,Failed';

test('the result says how the lists were read, and which payment failed', () => {
  const text = show(wallet, 'Date,Reference,Debit,Credit\n2 Nov 2026,A1,5.00,');
  expect(text).toContain(assumptions.inverted);
  expect(text).toContain(assumptions.wallet_months);
  expect(text).toContain(reasons.failed);
});

test('nothing is said where nothing was assumed', () => {
  const text = show(wallet, 'Date,Reference,Amount\n11 Feb 2026,A1,5.00');
  for (const assumption of Object.values(assumptions)) expect(text).not.toContain(assumption);
});
