import styles from './Spinner.module.css';

/** A rotating ring with a text for screen readers. Visible without rotation under reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
