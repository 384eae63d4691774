import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { requireUnchanged } from './work-out-change.ts';

/**
 * Applies a change to the content folder. New texts are written to temporary files, which replace the
 * originals once all of them are on the disk. Deletions come last. If a step fails, for example on a full
 * disk, nothing has changed. If the machine crashes between two steps, every file is complete, but a renamed
 * article may exist under both names.
 * @throws Refusal when a file has changed since the change was planned
 */
export async function writeChange(contentFolder: string, change: Change): Promise<void> {
  const { before, written, removed } = change;
  const place = (path: string) => join(contentFolder, path);
  // File watchers ignore names that end with ~.
  const beside = [...written].map(([path, text]) => ({
    path,
    text,
    file: `${place(path)}.${randomUUID()}~`,
  }));
  const done: string[] = [];
  try {
    for (const { file, text } of beside) await writeFile(file, text, { flag: 'wx', flush: true });
    await requireUnchanged(contentFolder, change);
    for (const { file, path } of beside) {
      await rename(file, place(path));
      done.push(path);
    }
    for (const path of removed) {
      await rm(place(path));
      done.push(path);
    }
  } catch (error) {
    for (const path of done) {
      const text = before.get(path);
      await (text === undefined ? rm(place(path)) : writeFile(place(path), text, { flush: true }));
    }
    throw error;
  } finally {
    for (const { file } of beside) await rm(file, { force: true });
  }
}
