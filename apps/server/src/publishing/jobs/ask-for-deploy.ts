import { mkdtempDisposable } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/open-database.ts';
import { runWithoutPauses } from '../../limits/run-in-parts.ts';
import { hashContent, readContentFiles } from '../../releases/release-files.ts';
import { latestPublication } from '../../releases/releases.repository.ts';
import { listOverlay } from '../content/overlay.ts';
import { layer, makeContentFolder } from '../content/write-content.ts';
import type { OwnBuild } from '../publisher/own-build.ts';
import { addJob } from './jobs.repository.ts';

/**
 * Queues a deploy when the current release differs from the installed code, or from the installed content
 * plus the team's edits. The build that was installed last wins, once: a rollback, or what another build
 * published later, stays until something newer is installed.
 * @returns `asked` if it queued one, `current` if visitors see this version, `older` if their code was
 * installed later, and `kept` if they see other content of this code
 */
export async function askForDeploy(
  database: Database,
  { build, repository, workDir, now }: { build: OwnBuild; repository: string; workDir: string; now: number },
): Promise<'asked' | 'older' | 'kept' | 'current'> {
  const latest = latestPublication(database).select(['code', 'content', 'built_at']);
  const current = await latest.executeTakeFirst();
  // Without a release, each server serves the site that was built with it.
  if (current === undefined) return 'current';
  const content = await hashPublished(database, repository, workDir);
  if (current.code === build.code && current.content === content) return 'current';
  // A rollback to an older build is no reason to deploy the newer one again.
  const { built_at } = await latest.where('kind', '!=', 'rollback').executeTakeFirstOrThrow();
  if (build.at <= built_at) return current.code === build.code ? 'kept' : 'older';
  await database
    .transaction()
    .execute((transaction) =>
      addJob(transaction, { kind: 'deploy', account_id: null, at: now, starts_at: now, note: '' }),
    );
  return 'asked';
}

/** The hash of the content that would be built without drafts. */
async function hashPublished(database: Database, repository: string, workDir: string): Promise<string> {
  await using folder = await mkdtempDisposable(join(workDir, 'published-'));
  const content = join(folder.path, 'content');
  await makeContentFolder(content, repository, layer(await listOverlay(database)));
  return hashContent(runWithoutPauses(readContentFiles(content)));
}
