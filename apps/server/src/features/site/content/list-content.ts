import { findGroup, listGroups, titleOfEntry } from '@accounting-site/content/editing/find-group';
import { originalOfTranslation } from '@accounting-site/content/editing/translated-groups';
import { isMadeFrom } from '@accounting-site/content/languages/translations';
import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { ContentList, ListedEntry } from '@accounting-site/contract/staff/staff-content';
import type { Member } from '@accounting-site/contract/staff/staff-leads';
import type { Database } from '../../../database/open-database.ts';
import { isoTime } from '../../../iso-time.ts';
import { hashText, showProblem, withoutPictures } from '../../../publishing/content/content-text.ts';
import { listPublished } from '../../../publishing/content/overlay.ts';
import {
  type Draft,
  listDraftsBriefly,
  problemsOfDraft,
} from '../../../publishing/drafts/drafts.repository.ts';
import { listPlanned, pathsOf } from '../../../publishing/jobs/jobs.repository.ts';
import { isPublisherRunning } from '../../../publishing/publisher/publishers.repository.ts';
import { findMembers } from '../leads/members.repository.ts';
import type { ContentServices } from './content-services.ts';

/** The problems of a draft, as the editor shows them. */
export const problemsOf = (draft: Draft) => problemsOfDraft(draft).map(showProblem);

/** An entry as lists show it. */
export function listEntry(
  path: string,
  {
    published,
    draft,
    by,
    isConflict,
    original,
    plannedAt,
  }: {
    published: string | undefined;
    draft: Draft | undefined;
    by: (id: string | null) => Member | null;
    isConflict: boolean;
    /** The text that the entry translates or names, as it is with the drafts. */
    original: string | null | undefined;
    /** When a publication that waits publishes the draft of a path. */
    plannedAt: PlannedAt;
  },
): ListedEntry {
  const current = draft === undefined ? published : draft.text;
  return {
    path,
    title: titleOfEntry(path, draft?.text ?? published ?? null),
    state: stateOf(draft, published),
    draft: draft
      ? {
          by: by(draft.account_id),
          at: isoTime(draft.at),
          errors: problemsOf(draft).length,
          checked: draft.problems !== null,
          planned: plannedAt(path),
        }
      : null,
    conflict: isConflict || (draft !== undefined && isBasedOnOther(draft, published)),
    stale: original != null && current != null && !isMadeFrom(path, current, original),
  };
}

type PlannedAt = (path: string) => string | null;

/** When the first planned publication of a draft starts. */
export async function readPlannedTimes({
  database,
  clock,
}: Pick<ContentServices, 'database' | 'clock'>): Promise<PlannedAt> {
  const starts = new Map<string, number>();
  for (const { paths, starts_at } of await listPlanned(database, clock())) {
    const own = pathsOf({ paths });
    // It publishes every draft, so those that start later change nothing.
    if (own === undefined) return (path) => isoTime(starts.get(path) ?? starts_at);
    for (const path of own) if (!starts.has(path)) starts.set(path, starts_at);
  }
  return (path) => isoTime(starts.get(path));
}

/** A picture never changes, and lists do not read it: it is compared by whether it was there. */
const isBasedOnOther = ({ path, base_hash }: Draft, published: string | undefined) =>
  isPicture(path) ? (base_hash === '') !== (published === undefined) : base_hash !== hashText(published);

function stateOf(draft: Draft | undefined, published: string | undefined): ListedEntry['state'] {
  if (draft === undefined) return published === undefined ? 'deleted' : 'published';
  if (draft.text === null) return 'deleted';
  return published === undefined ? 'added' : 'changed';
}

/** What lists show of the content. `show` lists one entry. */
export async function readListed(services: ContentServices) {
  const { database, contentFolder } = services;
  const plannedAt = await readPlannedTimes(services);
  const published = await listPublished(database, contentFolder());
  const conflicts = await listConflicts(database);
  const drafts = new Map((await listDraftsBriefly(database)).map((draft) => [draft.path, draft]));
  const by = await findMembers(database, [...drafts.values()]);
  const inConflict = new Set(conflicts.map(({ path }) => path));
  const show = (path: string) =>
    listEntry(path, {
      published: published.get(path),
      draft: drafts.get(path),
      by,
      isConflict: inConflict.has(path),
      original: originalIn(published, drafts, path),
      plannedAt,
    });
  return { published, drafts, conflicts, show };
}

/** All entries by group, with their drafts. */
export async function listContent(services: ContentServices): Promise<ContentList> {
  const { published, drafts, show } = await readListed(services);
  const paths = [...new Set([...published.keys(), ...drafts.keys()])].sort();
  const groups = Map.groupBy(paths, (path) => findGroup(path)?.id);
  return {
    groups: listGroups(paths).map(({ id, title, language, hint, adds }) => ({
      id,
      title,
      language: language ?? null,
      hint,
      adds: adds?.what ?? null,
      entries: (groups.get(id) ?? []).map(show),
    })),
    publisher: await isPublisherRunning(services.database, services.clock()),
  };
}

/** The text that an entry translates: its draft, otherwise what is published. */
function originalIn(
  published: ReadonlyMap<string, string>,
  drafts: ReadonlyMap<string, Draft>,
  path: string,
): string | null | undefined {
  const original = originalOfTranslation(path);
  if (original === undefined) return undefined;
  const draft = drafts.get(original);
  return draft === undefined ? published.get(original) : draft.text;
}

export const listConflicts = (database: Database) =>
  database
    .selectFrom('content_overlay')
    .select('path')
    .select([withoutPictures().as('text'), withoutPictures('repository_text').as('repository_text')])
    .where('conflict', '=', 1)
    .orderBy('path')
    .execute();
