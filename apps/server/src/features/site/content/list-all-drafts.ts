import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { DraftStates, Drafts } from '@accounting-site/contract/staff/staff-content';
import type { Draft } from '../../../publishing/drafts/drafts.repository.ts';
import { isPublisherRunning } from '../../../publishing/publisher/publishers.repository.ts';
import type { ContentServices } from './content-services.ts';
import { listChanges } from './list-changes.ts';
import { problemsOf, readListed } from './list-content.ts';

/** Everything that a publication would change, and what the team and the repository both changed. */
export async function listAllDrafts(services: ContentServices): Promise<Drafts> {
  const { published, drafts, conflicts, show } = await readListed(services);
  return {
    drafts: [...drafts.values()].map((draft) => ({
      ...showDraft(draft, show),
      after: draft.version,
      // The texts of pictures are not read.
      changes: isPicture(draft.path)
        ? []
        : listChanges(draft.path, published.get(draft.path) ?? null, draft.text),
    })),
    conflicts: conflicts.map((conflict) => ({
      ...withTitle(conflict),
      published: conflict.text,
      repository: conflict.repository_text,
    })),
  };
}

/** As `listAllDrafts`, without texts, so that it can be read every few seconds. */
export async function listDraftStates(services: ContentServices): Promise<DraftStates> {
  const { drafts, conflicts, show } = await readListed(services);
  return {
    drafts: [...drafts.values()].map((draft) => showDraft(draft, show)),
    conflicts: conflicts.map(withTitle),
    publisher: await isPublisherRunning(services.database, services.clock()),
  };
}

type Listed = Awaited<ReturnType<typeof readListed>>;

const showDraft = (draft: Draft, show: Listed['show']) => ({
  ...show(draft.path),
  version: draft.version,
  errors: problemsOf(draft),
});

const withTitle = ({ path, text, repository_text }: Listed['conflicts'][number]) => ({
  path,
  title: titleOfEntry(path, text ?? repository_text),
});
