import { Section } from '@accounting-site/ui/Section';
import type { ResourcesWords } from './resources-words.ts';
import styles from './Stories.module.css';

/** Three businesses, what was and what is, side by side like the two sides of an account. */
export function Stories({ words }: { words: ResourcesWords['stories'] }) {
  const isSample = words.items.some((item) => item.sample);
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className={styles.list}>
        {words.items.map((story) => (
          <li key={story.business} className={styles.story}>
            <h3>
              {story.business}, <span className={styles.place}>{story.place}</span>
            </h3>
            <dl className={styles.sides}>
              <div className={styles.before}>
                <dt className={styles.label}>{words.before}</dt>
                <dd>{story.before}</dd>
              </div>
              <div className={styles.after}>
                <dt className={styles.label}>{words.after}</dt>
                <dd>{story.after}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      {isSample && <p className={styles.note}>{words.sample_note}</p>}
    </Section>
  );
}
