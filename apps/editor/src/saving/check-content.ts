import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Change } from './change.ts';

const checkCopy = fileURLToPath(new URL('check-copy.ts', import.meta.url));

/**
 * Reads the whole content as it would be after a change, by the readers of the build.
 * @returns what the build would say about the change; what was wrong before does not count, because nobody could
 *   mend one file of two otherwise
 */
export async function checkContent(contentFolder: string, change: Change): Promise<string[]> {
  const problems = await problemsOfCopy(contentFolder, change);
  if (problems.every((problem) => isAbout(problem, change))) return problems;
  const before = await problemsOfCopy(contentFolder, { before: new Map(), written: new Map(), removed: [] });
  return problems.filter((problem) => !before.includes(problem) || isAbout(problem, change));
}

const isAbout = (problem: string, { written }: Change) =>
  [...written.keys()].some((path) => problem.startsWith(`content/${path} `));

async function problemsOfCopy(contentFolder: string, change: Change): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-check-'));
  try {
    const copy = join(folder, 'content');
    await cp(contentFolder, copy, { recursive: true });
    for (const [path, text] of change.written) await writeFile(join(copy, path), text);
    for (const path of change.removed) await rm(join(copy, path));
    const { stdout } = await promisify(execFile)(process.execPath, [checkCopy], { cwd: folder });
    return JSON.parse(stdout) as string[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
