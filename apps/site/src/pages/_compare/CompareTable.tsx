import styles from './CompareTable.module.css';
import type { CompareWords } from './compare-words.ts';

/** The four ways of keeping books, question by question. On a phone each answer has the name of its column. */
export function CompareTable({ words }: { words: CompareWords['table'] }) {
  const { question, columns, rows } = words;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[question, ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.question}>
            <th scope="row">{row.question}</th>
            {columns.map((column, at) => (
              <td key={column} data-column={column}>
                {row.answers[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
