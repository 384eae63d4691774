import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { TableHead } from '@accounting-site/ui/TableHead';
import { findAnswer, type SavingsTable } from '../../islands/savings-calculator/savings-answer.ts';
import type { PricingWords } from './pricing-words.ts';
import styles from './SavingsPage.module.css';

interface Option {
  id: string;
  label: string;
}

interface SavingsGroupProps {
  table: SavingsTable;
  size: Option;
  band: Option;
  words: PricingWords['savings_page'];
}

/** The results for one business size and one invoice volume, one line per billing cycle. */
export function SavingsGroup({ table, size, band, words }: SavingsGroupProps) {
  return (
    <table className={`table small figures ${styles.group}`}>
      <caption className={`step-1 ${styles.caption}`}>
        {fillSlots(words.group, { invoices: band.label })}
        <span className="visually-hidden">, {size.label}</span>
      </caption>
      <TableHead columns={[words.cycle, words.answer, words.yearly]} />
      <tbody>
        {table.options.cycle.map((cycle) => {
          const choice = { size: size.id, invoices: band.id, cycle: cycle.id };
          const answer = findAnswer(table, choice);
          return (
            <tr key={cycle.id} id={answerId(choice)}>
              <th scope="row">{cycle.label}</th>
              <td>
                <strong>{answer?.headline}.</strong> {answer?.notes.join(' ')}
              </td>
              <td className={styles.cost}>{answer?.rows.at(-1)?.amount}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The anchor of a result: answer-2-5-50-200-annually. */
const answerId = ({ size, invoices, cycle }: { size: string; invoices: string; cycle: string }) =>
  `answer-${size}-${invoices}-${cycle}`;
