import { Button } from '@accounting-site/ui/Button';
import type { FilingCalendarWords } from './filing-words.ts';
import styles from './SaveCalendar.module.css';

/** Downloads the dates as a calendar file. */
export function SaveCalendar({
  words,
  onSave,
}: {
  words: FilingCalendarWords['answer'];
  onSave: () => void;
}) {
  return (
    <div className={styles.save}>
      <Button onClick={onSave}>{words.save}</Button>
      <p className={styles.help}>{words.save_help}</p>
    </div>
  );
}
