import { Section } from '@accounting-site/ui/Section';
import type { AboutWords } from './about-words.ts';
import styles from './Values.module.css';

/** The team's values, as a definition list. */
export function Values({ words }: { words: AboutWords['values'] }) {
  return (
    <Section heading={words.heading}>
      <dl className="ruled">
        {words.items.map((item) => (
          <div key={item.title} className={`columns split-5-7 ${styles.item}`}>
            <dt className={styles.title}>{item.title}</dt>
            <dd className={`lead ${styles.text}`}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
