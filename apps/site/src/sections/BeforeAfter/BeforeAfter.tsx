import styles from './BeforeAfter.module.css';

/** Before and after, side by side like the two sides of an account. */
export function BeforeAfter({
  words,
  story,
}: {
  words: { before: string; after: string };
  story: { before: string; after: string };
}) {
  return (
    <dl className={styles.sides}>
      <div className={styles.before}>
        <dt className={`small strong ${styles.label}`}>{words.before}</dt>
        <dd>{story.before}</dd>
      </div>
      <div className={styles.after}>
        <dt className={`small strong ${styles.label}`}>{words.after}</dt>
        <dd>{story.after}</dd>
      </div>
    </dl>
  );
}
