import { encodingOf } from '@accounting-site/content/pictures/picture-entries';
import { hasRow } from '../../database/has-row.ts';
import type { Database } from '../../database/open-database.ts';
import { unpackRelease } from '../../releases/release-archive.ts';
import { findCurrent, latestPublication, readArchive } from '../../releases/releases.repository.ts';
import { hashText } from './content-text.ts';
import { readFromFolder } from './published-content.ts';

/**
 * After going back to an earlier repository: visitors see a text of the team that a later repository contained, so
 * the overlay does not have it, and this repository contains a text that the team replaced. The team's stays
 * published, as a conflict. So does a text that the team wrote, engineers took over and a newer version replaced by the
 * one from before. Call it before a deploy: what was installed before the current release changes nothing.
 * @param options `repository` is its content folder, `builtAt` when it was built, in milliseconds since 1970
 */
export async function restoreOverlay(
  database: Database,
  { repository, builtAt }: { repository: string; builtAt: number },
): Promise<void> {
  const deployed = latestPublication(database).select('built_at').where('kind', '!=', 'rollback');
  const { built_at } = (await deployed.executeTakeFirst()) ?? { built_at: builtAt };
  if (builtAt <= built_at) return;
  const replaced = await listReplaced(database, repository);
  if (replaced.length === 0) return;
  const seen = await readCurrent(database);
  for (const path of replaced) {
    const bytes = seen.get(`content/${path}`);
    const text = bytes === undefined ? null : Buffer.from(bytes).toString(encodingOf(path));
    const there = readFromFolder(repository, path) ?? null;
    if (text === there || !(await isOfTeam(database, path, text))) continue;
    await database
      .insertInto('content_overlay')
      .values({ path, text, base_hash: hashText(text), conflict: 1, repository_text: there })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  }
}

/** The entries of which the repository contains a text that the team replaced once. */
async function listReplaced(database: Database, repository: string): Promise<string[]> {
  const edits = await database
    .selectFrom('published_edits')
    .select(['path', 'base_hash'])
    .where('path', 'not in', ({ selectFrom }) => selectFrom('content_overlay').select('path'))
    .execute();
  return [...Map.groupBy(edits, ({ path }) => path)]
    .filter(([path, ofPath]) => {
      const there = hashText(readFromFolder(repository, path));
      return ofPath.some(({ base_hash }) => base_hash === there);
    })
    .map(([path]) => path);
}

/** The files of the release that visitors see. */
async function readCurrent(database: Database): Promise<ReadonlyMap<string, Uint8Array>> {
  const current = await findCurrent(database);
  const archive = current && (await readArchive(database, current.release_id));
  return archive === undefined ? new Map() : (await unpackRelease(archive)).files;
}

function isOfTeam(database: Database, path: string, text: string | null): Promise<boolean> {
  const edits = database.selectFrom('published_edits').select('path').where('path', '=', path);
  return hasRow(edits.where('text', text === null ? 'is' : '=', text).limit(1));
}
