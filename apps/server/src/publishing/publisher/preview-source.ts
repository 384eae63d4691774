import { dayOf } from '@accounting-site/content/dates/content-day';
import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { Database } from '../../database/open-database.ts';
import { findCurrent } from '../../releases/releases.repository.ts';
import { versionOf } from '../content/content-text.ts';
import { type BriefOverlay, listOverlayBriefly } from '../content/overlay.ts';
import { type Draft, listDraftsBriefly } from '../drafts/drafts.repository.ts';
import { draftsOf, type Job } from '../jobs/jobs.repository.ts';

/** An entry that a preview changes. */
export interface PreviewedEntry {
  readonly path: string;
  readonly title: string;
}

interface Source {
  at: number;
  /** The number of the current publication. */
  publication: number | undefined;
  overlay: readonly BriefOverlay[];
  drafts: readonly Draft[];
}

/**
 * What a preview is built from, as JSON. Two equal ones build the same pages: dates appear with the day. A
 * published picture is described without its bytes: with another one, the publication or the base_hash is another.
 */
export function describeSource({ at, publication = 0, overlay, drafts }: Source): string {
  return JSON.stringify({
    day: dayOf(at),
    publication,
    overlay: versionOf(JSON.stringify(overlay.map(describeOverlay))),
    drafts: drafts.map(({ path, text, version }) => ({ path, title: titleOfEntry(path, text), version })),
  });
}

/** The same for what the drafts of a job are now. */
export async function describeNow(
  database: Database,
  { paths }: Pick<Job, 'paths'>,
  at: number,
): Promise<string> {
  const publication = (await findCurrent(database))?.number;
  const overlay = await listOverlayBriefly(database);
  const drafts = draftsOf({ paths }, await listDraftsBriefly(database));
  return describeSource({ at, publication, overlay, drafts });
}

const describeOverlay = ({ path, text, base_hash }: BriefOverlay) =>
  isPicture(path) ? [path, base_hash, text !== null] : [path, text];

/** The latest preview of what these drafts are now, by the publisher that runs now: a newer one would be the same. */
export async function findSamePreview(
  transaction: Database,
  job: Pick<Job, 'at' | 'paths'>,
): Promise<Job | undefined> {
  const source = await describeNow(transaction, job, job.at);
  return transaction
    .selectFrom('publish_jobs')
    .innerJoin('releases', 'releases.id', 'release_id')
    .innerJoin('publishers', 'holder', 'claimed_by')
    .selectAll('publish_jobs')
    .where('kind', '=', 'preview')
    .where('state', '=', 'done')
    .where('built_from', '=', source)
    .where('archive', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The entries that a preview changes, or undefined when its release is unknown, published without one, or pruned. */
export async function findPreviewed(
  database: Database,
  release: string,
): Promise<readonly PreviewedEntry[] | undefined> {
  const job = await database
    .selectFrom('publish_jobs')
    .innerJoin('releases', 'releases.id', 'release_id')
    .select('built_from')
    .where('release_id', '=', release)
    .where('kind', '=', 'preview')
    .where('archive', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (job?.built_from == null) return undefined;
  return (JSON.parse(job.built_from) as { drafts: PreviewedEntry[] }).drafts;
}
