import { addDays, dayOf } from '../dates/content-day.ts';
import { dayOfEaster, easterHolidays } from '../dates/public-holidays.ts';
import { nextStarts } from '../dates/webinar-dates.ts';
import { scheduleOf } from '../files/webinars.ts';
import { fieldName } from '../reading/read-yaml.ts';
import type { ContentFacts } from './content-facts.ts';
import type { Finding } from './finding.ts';

/** Days on which support was closed, and that are over. */
export function findPastClosedDays({ hours }: ContentFacts, now: number): Finding[] {
  return (hours?.closed_on ?? []).flatMap(({ day, name }, index) => {
    if (day >= dayOf(now)) return [];
    const where = `content/hours.yaml: ${fieldName(['closed_on', index])}`;
    return [{ where, what: `${name}, ${day}, has passed.`, todo: 'Remove the line, and add the next one.' }];
  });
}

/** Opening hours without a closed day in the next twelve months. */
export function findNoClosedDays({ hours, taxes }: ContentFacts, now: number): Finding[] {
  const [from, until] = [dayOf(now), addDays(dayOf(now), 365)];
  if (hours === undefined || hours.closed_on.some(({ day }) => day >= from && day <= until)) return [];
  const year = Number(from.slice(0, 4));
  const known = [year, year + 1].flatMap((of) => [
    ...(taxes?.holidays.fixed ?? []).map(({ day, name }) => ({ day: `${of}-${day}`, name })),
    ...Object.entries(easterHolidays).map(([name, after]) => ({ day: dayOfEaster(of, after), name })),
  ]);
  const ahead = known
    .filter(({ day }) => day >= from && day <= until)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, name }) => `${name} ${day}`);
  return [
    {
      where: 'content/hours.yaml: closed_on',
      what: `No day until ${until} is listed, so the site says that you are open on public holidays.`,
      todo: `Add the days on which nobody answers. Holidays with a known date: ${ahead.join(', ')}. Look up the others: Eid ul-Fitr and Shaqq Day after it, Eid ul-Adha, Farmers' Day (the first Friday of December), and days to which the Ministry of the Interior moves a holiday. If you are open on all of them, nothing is to be done.`,
    },
  ];
}

const weeksAhead = 12;

/** Dates of webinars in the next weeks on which the company is closed. */
export function findClosedWebinars({ hours, webinars }: ContentFacts, now: number): Finding[] {
  const closed = new Map(hours?.closed_on.map(({ day, name }) => [day, name]));
  const until = addDays(dayOf(now), weeksAhead * 7);
  return (webinars?.webinars ?? []).flatMap((webinar, index) =>
    nextStarts(scheduleOf(webinar), new Date(now), weeksAhead + 1)
      .map((start) => dayOf(+start))
      .filter((day) => day <= until && closed.has(day))
      .map((day) => ({
        where: `content/webinars.yaml: ${fieldName(['webinars', index, 'except'])}`,
        what: `"${webinar.title}" takes place on ${day}, and you are closed then: ${closed.get(day)}.`,
        todo: `Add ${day} to except and write to the people who registered: Today at the desk lists them. If it takes place, remove the day from closed_on.`,
      })),
  );
}
