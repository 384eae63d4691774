import { Section } from '@accounting-site/ui/Section';
import { TableHead } from '@accounting-site/ui/TableHead';
import { href } from '../../lib/pages/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Compare.module.css';
import type { CompareWords } from './compare-words.ts';

/** The four ways of keeping books, question by question. On a phone each answer has the name of its column. */
export function CompareTable({ words }: { words: CompareWords['table'] }) {
  const { question, columns, rows } = words;
  return (
    <table className={`table small ${styles.table}`}>
      <TableHead columns={[question, ...columns]} />
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

/** When each of the four ways of keeping books is enough. */
export function Fits({ words }: { words: CompareWords['fits'] }) {
  return (
    <Section tone="tint" heading={words.heading}>
      <ul className="columns">
        {words.items.map(({ icon, name, points, link }) => (
          <li key={name} className="stack start">
            <span className="icon">
              <NamedIcon name={icon} size={24} />
            </span>
            <h3>{name}</h3>
            <CheckList items={points} />
            <a href={href(link.path)} className="alone strong">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
