import type { Claims } from '@accounting-site/content/facts/facts';
import { Section } from '@accounting-site/ui/Section';
import type { HomeWords } from './home-words.ts';
import styles from './Stats.module.css';

/** The owner's four numbers on a dark band. */
export function Stats({ words, stats }: { words: HomeWords['stats']; stats: Claims['stats'] }) {
  return (
    <Section tone="band" spacing="tight" heading={words.heading}>
      <dl className={`tiles ${styles.list}`}>
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
