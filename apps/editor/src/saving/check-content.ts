import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContentProblem } from '@accounting-site/content/content-error';
import type { Change } from './change.ts';

/** The check with which the build begins. In a process of its own, because readers keep what they have read. */
const program = fileURLToPath(new URL('../../../../tools/check-content.ts', import.meta.url));

/**
 * Reads the whole content as it would be after a change, as the build does.
 * @returns what the build would say about the change. What was wrong before does not count: otherwise no one could
 *   fix one file of two
 */
export async function checkContent(contentFolder: string, change: Change): Promise<ContentProblem[]> {
  const problems = await problemsOfCopy(contentFolder, change);
  if (problems.every((problem) => isAbout(problem, change))) return problems;
  const before = await problemsOfCopy(contentFolder, { before: new Map(), written: new Map(), removed: [] });
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  return problems.filter(
    (problem) => isAbout(problem, change) || !known.has(`${problem.file} ${problem.message}`),
  );
}

const isAbout = ({ file }: ContentProblem, { written }: Change) => written.has(file);

async function problemsOfCopy(contentFolder: string, change: Change): Promise<ContentProblem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-check-'));
  try {
    const copy = join(folder, 'content');
    await cp(contentFolder, copy, { recursive: true });
    for (const [path, text] of change.written) await writeFile(join(copy, path), text);
    for (const path of change.removed) await rm(join(copy, path));
    const { stdout } = await promisify(execFile)(process.execPath, [program, '--json'], { cwd: folder });
    return JSON.parse(stdout) as ContentProblem[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
