import styles from './Rating.module.css';

/** A rating as stars, and as text for screen readers. */
export function Rating({ value, outOf }: { value: number; outOf: string }) {
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">{'★'.repeat(value)}</span>
      <span className="visually-hidden">
        {value} {outOf}
      </span>
    </p>
  );
}
