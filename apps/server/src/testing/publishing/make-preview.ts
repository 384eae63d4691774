import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { PackedRelease } from '../../releases/release-archive.ts';
import { storeRelease } from '../../releases/releases.repository.ts';

/** Stores a release as a preview that is done. @returns the ID of its job */
export async function makePreview(
  database: Database,
  release: PackedRelease,
  { at, drafts = [] }: { at: number; drafts?: { path: string; title: string }[] },
): Promise<string> {
  await storeRelease(database, release, { author: '', note: '', at });
  const id = randomUUID();
  await database
    .insertInto('publish_jobs')
    .values({
      id,
      kind: 'preview',
      account_id: null,
      at,
      starts_at: at,
      note: '',
      state: 'done',
      finished_at: at,
      problems: '[]',
      release_id: release.id,
      built_from: JSON.stringify({ drafts }),
    })
    .execute();
  return id;
}
