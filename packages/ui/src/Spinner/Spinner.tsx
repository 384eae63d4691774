import styles from './Spinner.module.css';

/**
 * A rotating ring, visible without rotation under reduced motion.
 * @param label for screen readers, unless the page announces what it waits for
 */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label && 'status'}>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
