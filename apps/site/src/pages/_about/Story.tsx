import type { Claims } from '@accounting-site/content/facts';
import { Section } from '@accounting-site/ui/Section';
import styles from './About.module.css';
import type { AboutWords } from './about-words.ts';

interface StoryProps {
  words: AboutWords['story'];
  statsHeading: string;
  stats: Claims['stats'];
}

/** Why the company exists, and beside it the owner's four numbers, ruled like the bottom of an account. */
export function Story({ words, statsHeading, stats }: StoryProps) {
  return (
    <Section tone="band">
      <div className={`columns ${styles.columns}`}>
        <div className={`stack gap-5 quiet measure ${styles.story}`}>
          <h2>{words.heading}</h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h2 className="step-1">{statsHeading}</h2>
          <dl>
            {stats.map((stat) => (
              <div key={stat.value} className={styles.stat}>
                <dt>{stat.label}</dt>
                <dd className={styles.value}>{stat.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
