import { nthStart } from '@accounting-site/content/dates/webinar-dates';
import { findStart, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import type { Today } from '@accounting-site/contract/staff/staff-numbers';
import { hasRight } from '@accounting-site/contract/staff/staff-roles';
import { readWebinarDate, webinarDateOf } from '@accounting-site/contract/staff/staff-webinars';
import { day, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { listFeedback } from '../features/site/article-feedback/article-feedback.repository.ts';
import { countLeads, type LeadChoice } from '../features/site/leads/list-leads.ts';
import { listSearchMisses } from '../features/site/search-misses/search-misses.repository.ts';
import { countRegistrations } from '../features/site/webinar-registrations/webinar-registrations.repository.ts';
import { isoTime } from '../iso-time.ts';
import { listFailed } from '../outbox/failed-messages.repository.ts';
import { listMissed } from '../publishing/publisher/missed-updates.ts';

/** How many rows of each kind the page shows. */
const mostRows = 5;
/** How many comments of readers it shows of an article. The command line has all. */
const mostComments = 3;
/** Fewer votes say little about an article. */
const fewestVotes = 3;
/** How long a search, a vote or a failed email stays in the list. */
const recent = 30 * day;
/** How long before and after its date a webinar is listed. */
const week = 7 * day;

interface TodayChoice {
  /** Milliseconds since 1970. */
  now: number;
  webinars: readonly Webinar[];
  /** Of the user. Without the right to leads, their counts are 0 and addresses are empty. */
  role: string;
  /** The site that is served without a release. */
  siteDir?: string;
}

/** What needs doing today, besides the launch check. */
export async function readToday(
  database: Database,
  { now, webinars, role, siteDir }: TodayChoice,
): Promise<Omit<Today, 'launch'>> {
  const count = (choice: LeadChoice) => (hasRight(role, 'leads') ? countLeads(database, choice) : 0);
  // A visitor's mistyped address stays failed for as long as the lead is kept.
  const failed = (await listFailed(database)).filter(({ failed_at }) => (failed_at ?? 0) >= now - recent);
  const searches = await listSearchMisses(database, { since: now - recent });
  const votes = await listFeedback(database, { since: now - recent });
  const articles = [...Map.groupBy(votes, ({ article }) => article)].map(([article, answers]) => {
    const yes = answers.filter(({ helpful }) => helpful === 1).length;
    const comments = [...new Set(answers.map(({ comment }) => comment))].filter((comment) => comment !== '');
    return { article, no: answers.length - yes, yes, comments: comments.slice(0, mostComments) };
  });
  const missed = await listMissed(database, { now, siteDir });
  return {
    missed: missed.map((moment) => isoTime(moment)),
    overdue: await count({ dueBefore: now }),
    dueToday: await count({ dueFrom: now, dueBefore: now - (now % day) + day }),
    unowned: await count({ stage: 'open', owner: null }),
    undated: await count({ undated: true }),
    webinars: await listWebinars(database, now, webinars),
    failed: failed.slice(0, mostRows).map(({ id, template, failed_at, last_error, visitor }) => ({
      id,
      template,
      at: isoTime(failed_at ?? 0),
      address: (hasRight(role, 'leads') && visitor) || '',
      problem: last_error ?? '',
    })),
    failedCount: failed.length,
    searches: searches.slice(0, mostRows).map(({ query, count }) => ({ query, count })),
    articles: articles
      .filter(({ no, yes }) => no > 0 && no + yes >= fewestVotes)
      .sort((one, other) => shareOfNo(other) - shareOfNo(one) || other.no - one.no)
      .slice(0, mostRows),
  };
}

const shareOfNo = ({ no, yes }: { no: number; yes: number }) => no / (no + yes);

const dateOf = (id: string, start: number) => webinarDateOf(id, isoTime(start));

/** Dates with registrations around today, also those that their webinar no longer has, and the next date of each webinar. */
async function listWebinars(
  database: Database,
  now: number,
  webinars: readonly Webinar[],
): Promise<Today['webinars']> {
  // Leads name the day, so a webinar that was moved to another hour of the day is still the same.
  const byDay = Map.groupBy(await countRegistrations(database, now - week), ({ id, start }) =>
    dateOf(id, start),
  );
  const registered = [...byDay].flatMap(([date, rows]) => {
    const { webinarId: id, day } = readWebinarDate(date);
    const webinar = webinars.find((each) => each.id === id);
    const planned = webinar && findStart(webinar, day);
    if (planned !== undefined && planned >= now + week) return [];
    const start = planned ?? Math.min(...rows.map((row) => row.start));
    const isOver = start + (webinar?.minutes ?? 0) * minute <= now;
    const isMoved = rows.some((row) => row.start !== planned);
    const state = isOver ? 'over' : planned === undefined ? 'dropped' : isMoved ? 'moved' : 'coming';
    const seats = rows.reduce((sum, row) => sum + row.seats, 0);
    return [{ id, title: webinar?.title ?? '', start, seats, state } as const];
  });
  const coming = webinars.flatMap((webinar) => {
    const { id, title } = webinar;
    const start = nthStart(scheduleOf(webinar), now, 0)?.getTime();
    if (start === undefined || start >= now + week || byDay.has(dateOf(id, start))) return [];
    return [{ id, title, start, seats: 0, state: 'coming' } as const];
  });
  return [...registered, ...coming]
    .sort((one, other) => one.start - other.start)
    .map(({ start, ...webinar }) => ({
      ...webinar,
      startsAt: isoTime(start),
      date: dateOf(webinar.id, start),
    }));
}
