import { Section } from '@accounting-site/ui/Section';
import type { CommunityWords } from './help-words.ts';
import styles from './Meetups.module.css';

/** Meet-ups as a timetable: city, time, place and topic. */
export function Meetups({ words }: { words: CommunityWords['meetups'] }) {
  return (
    <Section tone="tint" id="meetups" heading={words.heading} lead={words.text}>
      <ul className={`tiles gap-5 ${styles.list}`}>
        {words.entries.map((entry) => (
          <li key={entry.city} className={`stack gap-1 ${styles.entry}`}>
            <h3 className="step-2">{entry.city}</h3>
            <p className="strong">{entry.when}</p>
            <p className={styles.quiet}>{entry.where}</p>
            <p>{entry.text}</p>
          </li>
        ))}
      </ul>
      {words.sample && <p className="quiet small">{words.sample_note}</p>}
    </Section>
  );
}
