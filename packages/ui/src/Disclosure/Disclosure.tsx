import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/**
 * A question that expands to its answer, with the browser's own details element. Several with the same group
 * open one at a time.
 */
export function Disclosure({
  summary,
  group,
  onToggle,
  children,
}: {
  summary: string;
  group?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      name={group}
      className={`unfolds ${styles.disclosure}`}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
