import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContentProblem } from '@accounting-site/content/content-error';
import type { Change } from './change.ts';

/**
 * The content check of the build. It runs in a separate process, because the readers cache what they have
 * read.
 */
const program = fileURLToPath(new URL('../../../../tools/check-content.ts', import.meta.url));

/**
 * Checks the whole content with the change applied, as the build would.
 * @returns the problems that the change causes. Problems from before are ignored: otherwise no one could fix
 *   one of two broken files
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
