import { formatSize } from '@accounting-site/content/downloads';
import type { FilingCalendarWords } from '../../islands/filing-calendar/filing-words.ts';
import { href, routes } from '../../lib/pages/routes.ts';
import { fillSlots } from '../../lib/text/fill-slots.ts';
import styles from './CalendarFiles.module.css';

interface CalendarFilesProps {
  words: FilingCalendarWords;
  /** The file for each year-end, January first. */
  files: string[];
}

/** A calendar file for each year-end, for visitors who have no JavaScript or do not want to choose. */
export function CalendarFiles({ words: { downloads, form }, files }: CalendarFilesProps) {
  return (
    <section id="downloads" aria-labelledby="downloads-heading" className={styles.files}>
      <h2 id="downloads-heading">{downloads.heading}</h2>
      <p className={styles.text}>{downloads.text}</p>
      <ul className={styles.list}>
        {files.map((file, at) => (
          <li key={form.months[at]} className={styles.file}>
            <a href={href(routes.filingCalendarFile(at + 1))} download className={styles.link}>
              {fillSlots(downloads.link, { month: form.months[at] ?? '' })}
            </a>
            <span className={styles.size}>
              {fillSlots(downloads.size, { size: formatSize(Buffer.byteLength(file)) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
