import styles from './Spinner.module.css';

/** A turning ring with a word for screen readers. Still, but visible, under reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
