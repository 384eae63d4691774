import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, Refusal } from './change.ts';
import { mergeFile } from './merge-file.ts';
import { listedVersionOf, readVersion, versionOf } from './version.ts';

interface Update {
  additions: { path: string; contents: string }[];
  deletions: { path: string; version: string }[];
}

/**
 * Plans the change that an update makes to the current files.
 * @throws Refusal when a file has changed since the form was opened
 */
export async function workOutChange(
  contentFolder: string,
  { additions, deletions }: Update,
): Promise<Change> {
  const change: Change = { before: new Map(), written: new Map(), removed: [] };
  for (const { path, version } of deletions) {
    const current = await readText(contentFolder, path);
    if (current === undefined) throw takenAway(path);
    if (version !== listedVersionOf(current)) throw changedSince(path);
    change.before.set(path, current);
    change.removed.push(path);
  }
  for (const { path, contents } of additions) {
    const current = await readText(contentFolder, path);
    const sent = Buffer.from(contents, 'base64url').toString('utf8');
    change.written.set(path, mergeFile(path, openedText(path, current, readVersion(sent), change), sent));
    change.before.set(path, current);
  }
  return change;
}

/** Checks that the files have not changed since the change was planned. @throws Refusal when one has */
export async function requireUnchanged(contentFolder: string, { before }: Change): Promise<void> {
  for (const [path, text] of before) {
    const current = await readText(contentFolder, path);
    if (current === text) continue;
    if (current === undefined) throw takenAway(path);
    throw text === undefined ? nameTaken(path) : changedSince(path);
  }
}

const readText = async (contentFolder: string, path: string) => {
  const file = join(contentFolder, path);
  return existsSync(file) ? await readFile(file, 'utf8') : undefined;
};

/**
 * The text that the form was created from: the current file, or after a rename the file that is deleted for
 * it.
 */
function openedText(
  path: string,
  current: string | undefined,
  version: string | undefined,
  { before, removed }: Change,
): string | undefined {
  if (current !== undefined) {
    if (version === undefined || removed.length > 0) throw nameTaken(path);
    if (version !== versionOf(current)) throw changedSince(path);
    return current;
  }
  if (version === undefined) return undefined;
  const [renamed] = removed;
  if (renamed === undefined) throw takenAway(path);
  const text = before.get(renamed);
  if (text === undefined || version !== versionOf(text)) throw changedSince(renamed);
  return text;
}

const takenAway = (path: string) =>
  new Refusal(409, `Not saved: content/${path} has been taken away since you opened it.`);

const nameTaken = (path: string) =>
  new Refusal(409, `Not saved: there is a content/${path} already. Choose another name.`);

const changedSince = (path: string) =>
  new Refusal(
    409,
    `Not saved: content/${path} has been changed since you opened it here, and saving would undo that. ` +
      'Copy what you typed, choose Reset changes and load this page again, then enter it once more.',
  );
