import styles from './Level.module.css';

/** A level bar: stock on a shelf, spending against an estimate. danger: too low, or too high. */
export function Level({ value, of, danger }: { value: number; of: number; danger?: boolean }) {
  const width = Math.min(100, Math.round((100 * value) / of));
  return (
    <svg
      className={styles.level}
      data-danger={danger || undefined}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v1H0z`} />
    </svg>
  );
}
