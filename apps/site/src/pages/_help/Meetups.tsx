import { Section } from '@accounting-site/ui/Section';
import type { CommunityWords } from './help-words.ts';
import styles from './Meetups.module.css';

/** Meet-ups as a timetable: city, time, place and topic. */
export function Meetups({ words }: { words: CommunityWords['meetups'] }) {
  return (
    <Section tone="tint" id="meetups" heading={words.heading} lead={words.text}>
      <ul className={styles.list}>
        {words.entries.map((entry) => (
          <li key={entry.city} className={styles.entry}>
            <h3 className={styles.city}>{entry.city}</h3>
            <p className={styles.when}>{entry.when}</p>
            <p className={styles.quiet}>{entry.where}</p>
            <p>{entry.text}</p>
          </li>
        ))}
      </ul>
      {words.sample && <p className={styles.note}>{words.sample_note}</p>}
    </Section>
  );
}
