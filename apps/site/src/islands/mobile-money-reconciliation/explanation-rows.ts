import type { AnswerRow } from '../../lib/tool-form/answer.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import type { Explanation } from './explain.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';

const steps = ['onlyWallet', 'doubleWallet', 'onlyBook', 'doubleBook', 'differing'] as const;

/** The rows from the book's total to the wallet's total. Steps of zero are omitted. */
export function explanationRows(
  explanation: Explanation,
  words: ReconciliationWords['result']['steps'],
): AnswerRow[] {
  const row = (step: keyof typeof words) => ({
    label: words[step],
    amount: formatPesewas(explanation[step]),
  });
  return [
    row('book'),
    ...steps.filter((step) => explanation[step] !== 0).map(row),
    { ...row('wallet'), isTotal: true },
  ];
}
