import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatSize } from '@accounting-site/content/files/downloads';
import type { FilingCalendarWords } from '../../islands/filing-calendar/filing-words.ts';
import { href } from '../../lib/pages/routes.ts';
import styles from './CalendarFiles.module.css';
import type { CalendarFile } from './filing-page.ts';

interface CalendarFilesProps {
  words: FilingCalendarWords['downloads'];
  files: CalendarFile[];
}

/** Ready-made calendar files, for visitors who have no JavaScript or do not want to choose. */
export function CalendarFiles({ words, files }: CalendarFilesProps) {
  return (
    <section
      id="downloads"
      aria-labelledby="downloads-heading"
      className={`stack ${styles.files} screen-only`}
    >
      <h2 id="downloads-heading" className="step-3">
        {words.heading}
      </h2>
      <p className="quiet measure">{words.text}</p>
      <ul className={`fill-tiles ${styles.list}`}>
        {files.map(({ label, path, size }) => (
          <li key={path} className={`cluster middle spread ${styles.file}`}>
            <a href={href(path)} download className="alone strong">
              {label}
            </a>
            <span className={`quiet tiny ${styles.size}`}>
              {fillSlots(words.size, { size: formatSize(size) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
