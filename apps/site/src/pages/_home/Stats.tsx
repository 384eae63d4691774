import type { Claims } from '@accounting-site/content/facts/facts';
import { Section } from '@accounting-site/ui/Section';
import styles from './Home.module.css';
import type { HomeWords } from './home-words.ts';

/** The owner's four numbers on a dark band. */
export function Stats({ words, stats }: { words: HomeWords['stats']; stats: Claims['stats'] }) {
  return (
    <Section tone="band" spacing="tight" heading={words.heading}>
      <dl className={`tiles ${styles.stats}`}>
        {stats.map((stat) => (
          <div key={stat.value} className={styles.stat}>
            <dt>{stat.label}</dt>
            <dd className={`display step-4 ${styles.value}`}>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
