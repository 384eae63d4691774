import type { Industry } from '@accounting-site/content/files/industries';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { cedis } from '../../sections/ProductPictures/amounts.ts';
import styles from './Industry.module.css';
import type { IndustryPageWords } from './industry-words.ts';

/** The figures of an example month as a ledger page. Expenses have a minus sign. */
export function ExampleLedger({
  example,
  words,
}: {
  example: Industry['example'];
  words: IndustryPageWords;
}) {
  return (
    <section className="columns split-5-7" aria-labelledby="example">
      <div className="stack">
        <Eyebrow>{words.example}</Eyebrow>
        <h2 id="example">{example.heading}</h2>
        <p className="quiet measure">{example.text}</p>
      </div>
      <div className={`card raised ${styles.sheet}`}>
        <WovenStrip />
        <table className={`table small figures ${styles.table}`}>
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
                <td>{cedis(row.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{example.total.label}</th>
              <td>{cedis(example.total.amount)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
