import styles from './BeforeAfter.module.css';

/** Before and after, side by side like the two sides of an account. */
export function BeforeAfter({
  words,
  story,
  lang,
}: {
  words: { before: string; after: string };
  story: { before: string; after: string };
  /** The language of the story, where it is another one. */
  lang?: string | undefined;
}) {
  return (
    <dl className={styles.sides}>
      <div className={styles.before}>
        <dt className={`small strong ${styles.label}`}>{words.before}</dt>
        <dd lang={lang}>{story.before}</dd>
      </div>
      <div className={styles.after}>
        <dt className={`small strong ${styles.label}`}>{words.after}</dt>
        <dd lang={lang}>{story.after}</dd>
      </div>
    </dl>
  );
}
