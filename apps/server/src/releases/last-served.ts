import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { releaseFolder, releasesFolder } from './release-folder.ts';

const served = z.array(z.string().regex(/^[0-9a-f]{16}$/)).min(1);

const fileIn = (dataDir: string) => join(releasesFolder(dataDir), 'served.json');

/**
 * The releases that this machine served last, the current one first: what a server starts with while the
 * database is unavailable. Empty before the first release, and when a power cut damaged the file.
 */
export function readLastServed(dataDir: string): readonly string[] {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return [];
  try {
    return served.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** The folders of the release that this machine served last. Undefined before the first release. */
export function findLastServed(dataDir: string): { siteDir: string; contentDir: string } | undefined {
  const [id] = readLastServed(dataDir);
  const folder = id === undefined ? undefined : releaseFolder(dataDir, id);
  return folder === undefined
    ? undefined
    : { siteDir: join(folder, 'site'), contentDir: join(folder, 'content') };
}

export async function writeLastServed(dataDir: string, ids: readonly string[]): Promise<void> {
  await mkdir(releasesFolder(dataDir), { recursive: true });
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(ids));
  await rename(draft, fileIn(dataDir));
}
