import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { SelectField } from '@accounting-site/ui/Field';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import type { ChosenColumns } from './columns.ts';
import styles from './Reconciliation.module.css';
import type { UnknownTable } from './read-statement.ts';
import type { Side } from './reconcile.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';

interface ColumnQuestionsProps {
  side: Side;
  table: UnknownTable;
  /** What was chosen before for a table with as many columns. */
  chosen: ChosenColumns | undefined;
  words: ReconciliationWords['columns'];
}

/** The first rows of a table without known headings, and a select for each column that is needed. */
export function ColumnQuestions({ side, table, chosen, words }: ColumnQuestionsProps) {
  const columns = Array.from({ length: table.count }, (_, at) => ({
    at,
    name: fillSlots(words.column, { number: String(at + 1) }),
    example: table.rows.map(({ cells }) => cells[at]).find(Boolean) ?? '',
  }));
  const fits = chosen?.count === table.count ? chosen : undefined;
  return (
    <fieldset id={`reconcile-${side}-columns`} className={`stack gap-3 ${styles.questions}`}>
      <legend className={styles.legend}>{words[side]}</legend>
      <p className="quiet small">{words.help}</p>
      <ScrollFrame label={words.rows}>
        <table className={styles.firstRows}>
          <TableHead columns={columns.map(({ name }) => name)} />
          <tbody>
            {table.rows.map(({ line, cells }) => (
              <tr key={line}>
                {columns.map(({ at }) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {columnQuestions.map((question) => (
        <SelectField
          key={`${question} ${table.count}`}
          id={columnFieldId(side, question)}
          label={words.questions[question]}
          defaultValue={fits?.[question] ?? -1}
        >
          <option value={-1}>{words.none}</option>
          {columns.map(({ at, name, example }) => (
            <option key={at} value={at}>
              {`${name}: ${example.slice(0, 30)}`}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}

/** The questions about the columns of a table, in their order. */
const columnQuestions = ['date', 'reference', 'amount', 'moneyIn', 'moneyOut'] as const;
type ColumnQuestion = (typeof columnQuestions)[number];

/** The id of the select of a question. */
const columnFieldId = (side: Side, question: ColumnQuestion) => `reconcile-${side}-${question}`;

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
