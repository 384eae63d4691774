import { languageOfAnnouncements, readAnnouncement } from '@accounting-site/content/files/announcement';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { readWords } from '@accounting-site/content/reading/pages';
import { href } from '../../lib/pages/routes.ts';
import { frameSchema } from '../_parts/frame-words.ts';
import styles from '../PageLayout.module.css';

/** The announcement of the day, in one quiet line above the header. Shows nothing if there is none. */
export function Announcement({ language }: { language: string }) {
  const { announcement, tag, label } = inLanguage(language, () => ({
    announcement: readAnnouncement(),
    tag: inLanguage(languageOfAnnouncements(), languageTag),
    label: readWords('en/frame.yaml', frameSchema).announcement,
  }));
  if (announcement === undefined) return null;
  const { text, link } = announcement;
  return (
    <aside className={`${styles.announcement} screen-only`} aria-label={label}>
      <p className="content small" lang={tag}>
        {text}{' '}
        {link && (
          <a href={href(link.path)} className="strong">
            {link.label}
          </a>
        )}
      </p>
    </aside>
  );
}
