import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { DraftStates, Drafts } from '@accounting-site/contract/staff/staff-content';
import { listPublished } from '../../../publishing/content/overlay.ts';
import { listDraftsBriefly } from '../../../publishing/drafts/drafts.repository.ts';
import { isPublisherRunning } from '../../../publishing/publisher/publishers.repository.ts';
import { findMembers } from '../leads/members.repository.ts';
import type { ContentServices } from './content-services.ts';
import { listChanges } from './list-changes.ts';
import { listConflicts, listEntry, originalIn, problemsOf, readPlannedTimes } from './list-content.ts';

/** Everything that a publication would change, and what the team and the repository both changed. */
export async function listAllDrafts(services: ContentServices): Promise<Drafts> {
  const { drafts, conflicts } = await readDrafts(services);
  return {
    drafts: drafts.map(({ state, before, after }) => ({
      ...state,
      after: state.version,
      // The texts of pictures are not read.
      changes: isPicture(state.path) ? [] : listChanges(state.path, before, after),
    })),
    conflicts: conflicts.map(({ path, text, repository_text }) => ({
      path,
      title: titleOfEntry(path, text ?? repository_text),
      published: text,
      repository: repository_text,
    })),
  };
}

/** As `listAllDrafts`, without texts, so that it can be read every few seconds. */
export async function listDraftStates(services: ContentServices): Promise<DraftStates> {
  const { drafts, conflicts } = await readDrafts(services);
  return {
    drafts: drafts.map(({ state }) => state),
    conflicts: conflicts.map(({ path, text, repository_text }) => ({
      path,
      title: titleOfEntry(path, text ?? repository_text),
    })),
    publisher: await isPublisherRunning(services.database, services.clock()),
  };
}

async function readDrafts(services: ContentServices) {
  const { database, contentFolder } = services;
  const plannedAt = await readPlannedTimes(services);
  const published = await listPublished(database, contentFolder());
  const conflicts = await listConflicts(database);
  const drafts = await listDraftsBriefly(database);
  const by = await findMembers(database, drafts);
  const draftsByPath = new Map(drafts.map((draft) => [draft.path, draft]));
  const inConflict = new Set(conflicts.map(({ path }) => path));
  const states = drafts.map((draft) => {
    const { path, text: after, version } = draft;
    const before = published.get(path);
    const entry = listEntry(path, {
      published: before,
      draft,
      by,
      isConflict: inConflict.has(path),
      original: originalIn(published, draftsByPath, path),
      plannedAt,
    });
    return {
      state: { ...entry, version, errors: problemsOf(draft) },
      before: before ?? null,
      after,
    };
  });
  return { drafts: states, conflicts };
}
