import { readHours, readPriceFile } from '../facts/facts.ts';
import { announcementOn, readAnnouncements } from '../files/announcement.ts';
import { readAllTestimonials, testimonialsOn } from '../files/testimonials.ts';
import { readWebinars, scheduleOf, type Webinar } from '../files/webinars.ts';
import { inLanguage } from '../languages/current-language.ts';
import { publishedLanguages } from '../languages/languages.ts';
import { daysOfPrices, pricesOn } from '../money/prices.ts';
import { addDays, dayOf, type Period } from './content-day.ts';
import { closedDaysFrom } from './support-hours.ts';
import { nthStart } from './webinar-dates.ts';

export type DatedContent = ReturnType<typeof readDatedContent>;

/** The content that depends on the day. @throws ContentError if a file is invalid */
export const readDatedContent = () => ({
  prices: readPriceFile(),
  announcements: inEachLanguage(readAnnouncements),
  testimonials: inEachLanguage(readAllTestimonials),
  webinars: readWebinars(),
  closedOn: readHours().closed_on,
});

/** For each language that visitors see: a translation has days of its own. */
const inEachLanguage = <Value>(read: () => Value): Value[] =>
  publishedLanguages().map(({ id }) => inLanguage(id, read));

/**
 * The next moment at which the same content makes another site. There is always one, because the footer has the
 * year.
 * @param now milliseconds since 1970, as the result
 */
export function nextContentChange(content: DatedContent, now: number): number {
  const { prices, announcements, testimonials, webinars, closedOn } = content;
  const days = [
    `${new Date(now).getUTCFullYear() + 1}-01-01`,
    ...daysOfPrices(prices),
    ...[...announcements, ...testimonials].flat().flatMap(edgesOf),
    ...closedOn.map(({ day }) => addDays(day, 1)),
  ];
  const moments = [
    ...days.map((day) => Date.parse(day)),
    ...webinars.flatMap((webinar) => startAfter(webinar, now) ?? []),
  ];
  const before = shownAt(content, now);
  const later = moments.filter((moment) => moment > now).toSorted((one, other) => one - other);
  return later.find((moment) => shownAt(content, moment) !== before) ?? Math.max(...later);
}

const edgesOf = ({ from, until }: Period) => [
  ...(from === undefined ? [] : [from]),
  ...(until === undefined ? [] : [addDays(until, 1)]),
];

const startAfter = (webinar: Webinar, moment: number) => nthStart(scheduleOf(webinar), moment, 0)?.getTime();

/** Everything that visitors see of this content at a moment. */
function shownAt(content: DatedContent, moment: number): string {
  const { prices, announcements, testimonials, webinars, closedOn } = content;
  const day = dayOf(moment);
  return JSON.stringify([
    day.slice(0, 4),
    pricesOn(prices, day),
    announcements.map((items) => announcementOn(items, day)),
    testimonials.map((items) => testimonialsOn(items, day)),
    webinars.map((webinar) => startAfter(webinar, moment)),
    closedDaysFrom(closedOn, day),
  ]);
}
