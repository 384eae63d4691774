import type { ReactNode } from 'react';
import { href } from '../../lib/pages/routes.ts';
import { NamedIcon } from '../NamedIcon.tsx';
import styles from './IconRows.module.css';

export interface IconRow {
  path: string;
  /** The language of its texts, where it is another one. */
  lang?: string | undefined;
  name: string;
  icon: string;
  summary: string;
  /** Additional links in this row. */
  more?: ReactNode;
}

/** Options in ruled rows, each with icon, name and purpose. The whole row is a link. */
export function IconRows({ rows, note }: { rows: IconRow[]; note: string }) {
  return (
    <div className="content page-body stack gap-6">
      <ul className="ruled">
        {rows.map(({ path, lang, name, icon, summary, more }) => (
          <li key={path} className={styles.row}>
            <span className="icon">
              <NamedIcon name={icon} size={24} />
            </span>
            <h2 className="step-2">
              <a href={href(path)} lang={lang} className="row-link">
                {name}
              </a>
            </h2>
            <p lang={lang} className={`quiet ${styles.summary}`}>
              {summary}
            </p>
            {more && <div className={styles.more}>{more}</div>}
          </li>
        ))}
      </ul>
      <p className="quiet small">{note}</p>
    </div>
  );
}
