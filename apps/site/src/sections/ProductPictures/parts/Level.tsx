import styles from './Level.module.css';

/** How much of a whole is there: goods on a shelf, money of an estimate. danger: too little, or too much. */
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
