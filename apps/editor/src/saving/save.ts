import { lstat, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentProblem, describeProblems } from '@accounting-site/content/content-error';
import { z } from 'zod';
import { isEditable } from '../entries.ts';
import { type Change, Refusal } from './change.ts';
import { checkContent } from './check-content.ts';
import { linksTo } from './links-to.ts';
import { workOutChange } from './work-out-change.ts';
import { writeChange } from './write-change.ts';

const pathSchema = z.string().refine(isEditable);

/**
 * The request of Keystatic: the whole text of each file in base64url, and the files to delete, to which our
 * page adds their versions.
 */
const updateSchema = z.strictObject({
  additions: z.array(z.strictObject({ path: pathSchema, contents: z.string() })),
  deletions: z.array(z.strictObject({ path: pathSchema, version: z.string() })),
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Saves an update after the content check has accepted it. Saves run one after another, so that of two
 * changes to the same version only one is written.
 * @param contentFolder the folder that may be changed
 * @param update the untrusted request of Keystatic
 * @param check the content check
 * @throws Refusal with a message for the user
 */
export function save(contentFolder: string, update: unknown, check = checkContent): Promise<void> {
  const saved = last.then(() => saveNext(contentFolder, update, check));
  last = saved.catch(() => undefined);
  return saved;
}

async function saveNext(contentFolder: string, update: unknown, check: typeof checkContent) {
  const sent = updateSchema.safeParse(update);
  if (!sent.success) throw new Refusal(400, 'Only the files that are listed here can be changed.');
  for (const { path } of [...sent.data.additions, ...sent.data.deletions])
    await mayWrite(contentFolder, path);
  const change = await workOutChange(contentFolder, sent.data);
  refuseLooseLinks(contentFolder, change);
  const problems = await check(contentFolder, change);
  if (problems.length > 0) throw new Refusal(422, `Not saved. ${listed(problems)}`);
  await writeChange(contentFolder, change);
}

/** The first problems. A fact that is deleted would cause one in every text that uses it. */
function listed(problems: ContentProblem[]): string {
  const shown = problems.slice(0, 3);
  const more = problems.length - shown.length;
  return [describeProblems(shown), ...(more > 0 ? [`And ${more} more like these.`] : [])].join('\n');
}

function refuseLooseLinks(contentFolder: string, { removed }: Change) {
  for (const path of removed) {
    const leading = linksTo(contentFolder, path).map((file) => `  - content/${file}`);
    if (leading.length === 0) continue;
    const reason = `Not saved: content/${path} keeps its name and place while these files lead to it:`;
    throw new Refusal(422, [reason, ...leading, 'Take the links out first.'].join('\n'));
  }
}

/** A symbolic link could point outside the folder. */
async function mayWrite(contentFolder: string, path: string) {
  const file = join(contentFolder, path);
  const folder = await realpath(dirname(file));
  const isInside = folder === join(await realpath(contentFolder), dirname(path));
  const isLink = (await lstat(file).catch(() => undefined))?.isSymbolicLink() ?? false;
  if (!isInside || isLink)
    throw new Refusal(403, `Not saved: content/${path} leads out of the content folder.`);
}
