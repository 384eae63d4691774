import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/**
 * A question that expands to its answer, with the browser's own details element. Several with the same group
 * open one at a time.
 */
export function Disclosure({
  summary,
  group,
  id,
  children,
}: {
  summary: string;
  group?: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <details id={id} name={group} className={`unfolds ${styles.disclosure}`}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
