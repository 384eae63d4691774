import { existsSync } from 'node:fs';
import { lstat, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isEditable } from '../entries.ts';
import { type Change, Refusal } from './change.ts';
import { checkContent } from './check-content.ts';
import { linksTo } from './links-to.ts';
import { mergeFile } from './merge-file.ts';
import { readVersion, versionOf } from './version.ts';

const pathSchema = z.string().refine(isEditable);

/** What Keystatic sends: the whole text of each file as it writes it, in base64url, and the files to take away. */
const updateSchema = z.strictObject({
  additions: z.array(z.strictObject({ path: pathSchema, contents: z.string() })),
  deletions: z.array(z.strictObject({ path: pathSchema })),
});

/**
 * Saves what was sent, after the build's readers have agreed to it. Either everything is written or nothing.
 * @param contentFolder the folder in which it may write
 * @param update what Keystatic sends, not yet trusted
 * @throws Refusal in words for the person who typed
 */
export async function save(contentFolder: string, update: unknown): Promise<void> {
  const sent = updateSchema.safeParse(update);
  if (!sent.success) throw new Refusal(400, 'Only the files that are listed here can be changed.');
  const change: Change = { written: new Map(), removed: sent.data.deletions.map(({ path }) => path) };
  for (const path of [...sent.data.additions, ...sent.data.deletions])
    await mayWrite(contentFolder, path.path);
  for (const { path, contents } of sent.data.additions) {
    const text = Buffer.from(contents, 'base64url').toString('utf8');
    change.written.set(path, await newText(contentFolder, path, text, change.removed.length > 0));
  }
  refuseLooseLinks(contentFolder, change);
  const problems = await checkContent(contentFolder, change);
  if (problems.length > 0) throw new Refusal(422, `Not saved. ${listed(problems)}`);
  for (const [path, text] of change.written) await writeFile(join(contentFolder, path), text);
  for (const path of change.removed) await rm(join(contentFolder, path));
}

/** The first problems. A fact that is gone would be missed by every text that names it. */
function listed(problems: string[]): string {
  const shown = problems.slice(0, 3);
  const more = problems.length - shown.length;
  return [...shown, ...(more > 0 ? [`And ${more} more like these.`] : [])].join('\n');
}

async function newText(
  contentFolder: string,
  path: string,
  sent: string,
  isRenamed: boolean,
): Promise<string> {
  const file = join(contentFolder, path);
  const current = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  const version = readVersion(sent);
  if (current === undefined && version !== undefined && !isRenamed) {
    throw new Refusal(409, `Not saved: content/${path} has been taken away since you opened it.`);
  }
  if (current !== undefined && version !== versionOf(current)) throw changedSince(path, version);
  return mergeFile(path, current, sent);
}

function changedSince(path: string, version: string | undefined) {
  if (version === undefined) {
    return new Refusal(409, `Not saved: there is a content/${path} already. Choose another name.`);
  }
  return new Refusal(
    409,
    `Not saved: content/${path} has been changed since you opened it here, and saving would undo that. ` +
      'Copy what you typed, choose Reset changes and load this page again, then enter it once more.',
  );
}

function refuseLooseLinks(contentFolder: string, { removed }: Change) {
  for (const path of removed) {
    const leading = linksTo(contentFolder, path).map((file) => `  - content/${file}`);
    if (leading.length === 0) continue;
    const reason = `Not saved: content/${path} keeps its name and place while these files lead to it:`;
    throw new Refusal(422, [reason, ...leading, 'Take the links out first.'].join('\n'));
  }
}

/** A link in the file system could lead out of the folder. */
async function mayWrite(contentFolder: string, path: string) {
  const file = join(contentFolder, path);
  const folder = await realpath(dirname(file));
  const isInside = folder === join(await realpath(contentFolder), dirname(path));
  const isLink = (await lstat(file).catch(() => undefined))?.isSymbolicLink() ?? false;
  if (!isInside || isLink)
    throw new Refusal(403, `Not saved: content/${path} leads out of the content folder.`);
}
