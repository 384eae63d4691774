import type { TemplatePrint } from '@accounting-site/content/files/templates';
import { TableHead } from '@accounting-site/ui/TableHead';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import styles from './PrintPaper.module.css';

/** A paper with labels and lines to write on: one A4 page, or one of several copies on it. */
export function PrintPaper({ print, totals }: { print: TemplatePrint; totals: string[] }) {
  const { heading, copies, about, parties, table, details, signatures, note } = print;
  return (
    <article className={`paper raised stack gap-5 small ${styles.paper} ${copies > 1 ? styles.copy : ''}`}>
      <WovenStrip />
      <div className={`stack gap-5 ${styles.halves}`}>
        <h2 className={`step-4 ${styles.title}`}>{heading}</h2>
        <Lines labels={about} />
        {parties.map((party) => (
          <section key={party.heading}>
            <h3>{party.heading}</h3>
            <Lines labels={party.lines} />
          </section>
        ))}
      </div>
      {table && <PrintTable {...table} />}
      <div className={`stack gap-5 ${styles.halves}`}>
        <section>
          <h3>{details.heading}</h3>
          {details.ways && (
            <ul className={`cluster top-2 ${styles.ways}`}>
              {details.ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          )}
          <Lines labels={details.lines} />
        </section>
        {totals.length > 0 && (
          <dl className={styles.totals}>
            {totals.map((label) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>GH₵</dd>
              </div>
            ))}
          </dl>
        )}
        {signatures.map((label) => (
          <p key={label} className={`quiet ${styles.signature}`}>
            {label}
          </p>
        ))}
      </div>
      <p className={`quiet tiny ${styles.note}`}>{note}</p>
    </article>
  );
}

function PrintTable({ columns, rows }: NonNullable<TemplatePrint['table']>) {
  return (
    <table className={`full ${styles.table}`}>
      <TableHead columns={columns} />
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
