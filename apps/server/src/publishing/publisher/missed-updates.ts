import { nextContentChange, readDatedContent } from '@accounting-site/content/dates/next-change';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { keepForContent } from '@accounting-site/content/reading/content-folder';
import { day, hour, minute } from '../../clock.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import { publicationTemplate, tellTeam } from '../../releases/tell-team.ts';
import { failedSince, findNextChange } from '../drafts/publish-by-date.ts';
import { isPublisherRunning } from './publishers.repository.ts';

/** A publisher begins within seconds, and builds for five minutes at most. */
const beginsWithin = 10 * minute;
/** A build for a date may fail, and is then repeated. */
const updatesWithin = hour;

/** Older ones are not told: the outbox, which says what was told, keeps emails for 30 days. */
const tellsFor = 29 * day;

/** The first part of the subject of an email about a missed update. Its moment follows. */
export const missedNews = 'missed-';

interface MissedChoice {
  /** Milliseconds since 1970. */
  now: number;
  /** The site that is served without a release. Without it, only releases are looked at. */
  siteDir?: string | undefined;
}

/**
 * What visitors should see by now and do not, because no publisher runs or its builds fail: publications that
 * were not begun in time, and the content of a date that has passed.
 * @returns when each was due, in milliseconds since 1970, the earliest first
 */
export async function listMissed(database: Database, { now, siteDir }: MissedChoice): Promise<number[]> {
  const isRunning = await isPublisherRunning(database, now);
  const late = await database
    .selectFrom('publish_jobs')
    .select('starts_at')
    .where('kind', 'in', ['publish', 'deploy'])
    .where('state', 'in', isRunning ? ['waiting'] : ['waiting', 'building', 'publishing'])
    .where('starts_at', '<', now - beginsWithin)
    .execute();
  const { change, since } = await findNextChange(database, siteDir);
  const limit = now - updatesWithin;
  // An undo can return to a release whose date has passed.
  const dated = Math.max(since, change < limit ? findMissedDate(change) : change);
  const moments = new Set(late.map(({ starts_at }) => starts_at));
  // A publisher that was away may be building it.
  if (dated < limit && !(isRunning && (await isBuilding(database)))) moments.add(dated);
  return [...moments].sort((one, other) => one - other);
}

function isBuilding(database: Database): Promise<boolean> {
  const building = database
    .selectFrom('publish_jobs')
    .select('id')
    .where('kind', 'in', ['publish', 'deploy', 'date'])
    .where('state', 'in', ['building', 'publishing']);
  return hasRow(building);
}

const readDated = keepForContent(readDatedContent);

/**
 * The first date in the content from the next change of the site on that needs a build. The next date of a
 * webinar needs none: a script moves it.
 * @returns milliseconds since 1970; infinity if it is not known
 */
export function findMissedDate(nextChange: number): number {
  if (nextChange === Number.POSITIVE_INFINITY) return nextChange;
  try {
    return nextContentChange({ ...readDated(), webinars: [] }, nextChange - 1);
  } catch (error) {
    // The launch check lists content that cannot be read.
    if (error instanceof ContentError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/**
 * Enqueues an email to the team about each missed update, once. Any number of processes may do this together.
 * @returns whether anything was enqueued
 */
export async function tellOfMissed(database: Database, choice: MissedChoice): Promise<boolean> {
  let tells = false;
  for (const moment of await listMissed(database, choice)) {
    if (moment < choice.now - tellsFor || (await isTold(database, moment))) continue;
    await tellTeam(database, `${missedNews}${moment}`, { at: choice.now, accountId: null });
    tells = true;
  }
  return tells;
}

/** Whether the team got an email: this one, or that of the publisher about a build for a date that failed. */
async function isTold(database: Database, moment: number): Promise<boolean> {
  const email = database
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', publicationTemplate)
    .where('subject_id', 'like', `${missedNews}${moment}/%`);
  return (await hasRow(email)) || hasRow(failedSince(database, moment));
}
