import type { Industry } from '@accounting-site/content/industries';
import { formatAmount } from '@accounting-site/content/money';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import styles from './ExampleLedger.module.css';
import type { IndustryPageWords } from './industry-words.ts';

/** The sums of an example month as a page of the ledger. What goes out has its minus. */
export function ExampleLedger({
  example,
  words,
}: {
  example: Industry['example'];
  words: IndustryPageWords;
}) {
  return (
    <section className={styles.ledger} aria-labelledby="example">
      <Eyebrow>{words.example}</Eyebrow>
      <h2 id="example" className={styles.heading}>
        {example.heading}
      </h2>
      <p className={styles.text}>{example.text}</p>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.example_item}</th>
            <th scope="col">{words.example_amount}</th>
          </tr>
        </thead>
        <tbody>
          {example.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{signed(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{example.total.label}</th>
            <td>{signed(example.total.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** With the minus sign of print, which is as wide as the digits. */
const signed = (amount: number) => `${amount < 0 ? '−' : ''}${formatAmount(Math.abs(amount))}`;
