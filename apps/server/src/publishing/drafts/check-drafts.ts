import { mkdtempDisposable } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '../../clock.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import { listOverlay } from '../content/overlay.ts';
import { layer, makeContentFolder } from '../content/write-content.ts';
import type { JobServices } from '../jobs/job-services.ts';
import { type Draft, listDrafts } from './drafts.repository.ts';
import { encodeUploads } from './encode-uploads.ts';

const checkFor = 2 * minute;
const broken = 'the check of the drafts broke. Undo your last change, or tell your technical team';

/**
 * Checks all drafts together, if one is not checked yet, and stores the problems of each. A problem of an entry
 * without a draft was caused by one of the drafts, so all of them have it.
 */
export async function checkDrafts(services: Omit<JobServices, 'build'>): Promise<void> {
  const { database, tools, repository, workDir, signal, log } = services;
  if (!(await hasUnchecked(database))) return;
  const unreadable = await encodeUploads(database, { tools, signal });
  const drafts = await listDrafts(database);
  await using folder = await mkdtempDisposable(join(workDir, 'check-'));
  const content = join(folder.path, 'content');
  await makeContentFolder(content, repository, layer(await listOverlay(database), drafts));
  const ending = AbortSignal.any([signal, AbortSignal.timeout(checkFor)]);
  // Without a stored result, the drafts would be rechecked endlessly.
  const problems = await tools.findProblems(content, ending).catch((err: unknown) => {
    if (signal.aborted) throw err;
    log.error({ err }, 'the check of the drafts broke');
    return [{ file: '', message: broken }];
  });
  const named = new Set(drafts.map(({ path }) => path));
  const byAll = problems.filter(({ file }) => !named.has(file));
  await database.transaction().execute(async (transaction) => {
    if (!isSame(drafts, await listDrafts(transaction))) return;
    for (const { path, version, is_upload } of drafts) {
      const own = [...unreadable, ...problems].filter(({ file }) => file === path);
      // It was uploaded after the others were decoded: the next check decodes it.
      if (is_upload === 1 && own.length === 0) continue;
      await transaction
        .updateTable('content_drafts')
        .set({ problems: JSON.stringify([...own, ...byAll]) })
        .where('path', '=', path)
        .where('version', '=', version)
        .execute();
    }
  });
}

/** Called several times a second, so it reads no texts: those of pictures are long. */
const hasUnchecked = (database: Database): Promise<boolean> =>
  hasRow(database.selectFrom('content_drafts').select('path').where('problems', 'is', null).limit(1));

/** Drafts that changed during a check are checked again. */
const isSame = (one: readonly Draft[], other: readonly Draft[]) =>
  one.length === other.length &&
  one.every(({ path, version }, at) => other[at]?.path === path && other[at]?.version === version);
