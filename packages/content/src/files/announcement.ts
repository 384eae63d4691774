import { z } from 'zod';
import { contentDay, inOrder, isShownOn, period } from '../dates/content-day.ts';
import { currentLanguage, firstLanguage, inLanguage } from '../languages/current-language.ts';
import { isOfOtherVersion, translationOf } from '../languages/translations.ts';
import { hasContentFile } from '../reading/content-files.ts';
import { anyNumberOf, day, path, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';

const longest = 140;

const announcement = z
  .strictObject({
    text: text('write the announcement in one sentence').max(longest, {
      error: `shorten the announcement to at most ${longest} characters`,
    }),
    link: z.strictObject({ label: text('write the text of the link'), path: path() }).optional(),
    ...period,
    from: day()
      .describe(
        'The first day on which visitors see it. Of several, they see the one with the latest first day. For urgent news, choose today. Empty: from now on, while no other is shown.',
      )
      .optional(),
  })
  .check(inOrder);

/** The content of content/en/announcement.yaml. */
export const announcementSchema = z.strictObject({ items: anyNumberOf(announcement) });

type Announcement = z.infer<typeof announcement>;

const file = 'en/announcement.yaml';

/** All announcements, also those of other days. @throws ContentError if the file is invalid */
export const readAnnouncements = (): Announcement[] =>
  inLanguage(languageOfAnnouncements(), () => readWords(file, announcementSchema).items);

/**
 * Uses the first language while the translation is stale, which would hide new announcements or continue old ones.
 */
export function languageOfAnnouncements(): string {
  const place = translationOf(file, currentLanguage());
  const isCurrent = place !== undefined && hasContentFile(place) && !isOfOtherVersion(place);
  return isCurrent ? currentLanguage() : firstLanguage;
}

/**
 * The announcement of a day: of those whose period includes it, the one that begins latest, so that an outage of today
 * is shown during the holidays. Of those with the same first day, the last in the list: the desk adds at the end.
 */
export const announcementOn = (items: readonly Announcement[], on: string): Announcement | undefined =>
  items
    .filter((item) => isShownOn(item, on))
    .toSorted(({ from: one = '' }, { from: other = '' }) => one.localeCompare(other))
    .at(-1);

/** The announcement above every page, if there is one now. */
export const readAnnouncement = (): Announcement | undefined =>
  announcementOn(readAnnouncements(), contentDay());
