import type { ChosenColumns } from './columns.ts';
import type { Side } from './reconcile.ts';

/** The questions about the columns of a table, in their order. */
export const columnQuestions = ['date', 'reference', 'amount', 'moneyIn', 'moneyOut'] as const;
export type ColumnQuestion = (typeof columnQuestions)[number];

/** The id of the select of a question. */
export const columnFieldId = (side: Side, question: ColumnQuestion) => `reconcile-${side}-${question}`;

/** The columns chosen in the form; undefined while the date or every amount is missing. */
export function readChosenColumns(form: HTMLFormElement | null, side: Side): ChosenColumns | undefined {
  const select = (question: ColumnQuestion) =>
    form?.querySelector<HTMLSelectElement>(`#${columnFieldId(side, question)}`);
  const column = (question: ColumnQuestion) => Number(select(question)?.value ?? -1);
  const first = select('date');
  if (!first) return undefined;
  const chosen = {
    date: column('date'),
    reference: column('reference'),
    amount: column('amount'),
    moneyIn: column('moneyIn'),
    moneyOut: column('moneyOut'),
    // The first option means no column.
    count: first.options.length - 1,
  };
  const hasMoney = chosen.amount >= 0 || chosen.moneyIn >= 0 || chosen.moneyOut >= 0;
  return chosen.date >= 0 && hasMoney ? chosen : undefined;
}
