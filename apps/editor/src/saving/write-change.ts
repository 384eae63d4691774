import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { requireUnchanged } from './work-out-change.ts';

/**
 * Makes a change in the content folder. New texts are written beside their files and take their places when all of them
 * are on the disk; files go last. When a step fails, a full disk for one, nothing has changed. When the machine stops
 * between two steps, every file is whole: a renamed article may then be there under both names.
 * @throws Refusal when a file is no longer what the change was worked out from
 */
export async function writeChange(contentFolder: string, change: Change): Promise<void> {
  const { before, written, removed } = change;
  const place = (path: string) => join(contentFolder, path);
  // Watchers of files pass over names that end with ~.
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
