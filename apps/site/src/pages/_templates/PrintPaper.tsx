import type { TemplatePrint } from '@accounting-site/content/templates';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import styles from './PrintPaper.module.css';

/** One A4 page with labels and lines to write on. */
export function PrintPaper({ print, totals }: { print: TemplatePrint; totals: string[] }) {
  const { heading, about, parties, columns, rows, payment, signatures, note } = print;
  return (
    <article className={styles.paper}>
      <WovenStrip />
      <div className={styles.halves}>
        <h2 className={styles.title}>{heading}</h2>
        <Lines labels={about} />
        {parties.map((party) => (
          <section key={party.heading}>
            <h3>{party.heading}</h3>
            <Lines labels={party.lines} />
          </section>
        ))}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, at) => `row ${at + 1}`).map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.halves}>
        <section>
          <h3>{payment.heading}</h3>
          <ul className={styles.ways}>
            {payment.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <Lines labels={payment.lines} />
        </section>
        <dl className={styles.totals}>
          {totals.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>GH₵</dd>
            </div>
          ))}
        </dl>
        {signatures.map((label) => (
          <p key={label} className={styles.signature}>
            {label}
          </p>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </article>
  );
}

/** Labels, each with a line to write on. */
function Lines({ labels }: { labels: string[] }) {
  return (
    <ul className={styles.lines}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
