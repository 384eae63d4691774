import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';

/**
 * The file with the sizes of the last commit. Each check writes the sizes of its build, to be committed with
 * the change.
 */
const recordFile = 'docs/page-sizes.json';

/** Bytes of a page in Brotli: its HTML with its CSS, and all script with its islands. */
export type RecordedSizes = Record<string, { html: number; script: number }>;

/** The sizes recorded in the commit before this change. Undefined without history, as in a shallow clone. */
export function readSizesOfLastCommit(): RecordedSizes | undefined {
  // With a clean working tree, the change is the last commit itself.
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', `:!${recordFile}`);
  const base = changes === '' ? 'HEAD^' : 'HEAD';
  const text = git('show', `${base}:${recordFile}`);
  return text === undefined ? undefined : (JSON.parse(text) as RecordedSizes);
}

/** Writes the sizes of this build, one page a line, so that the diff of a commit shows the changed ones. */
export function recordSizes(sizes: RecordedSizes): void {
  const lines = Object.entries(sizes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { html, script }]) => `  ${JSON.stringify(path)}: { "html": ${html}, "script": ${script} }`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  const file = join(root, recordFile);
  if (text !== readIfThere(file)) writeFileSync(file, text);
}

/**
 * The difference in size from before: +120, -3, nothing, or new.
 * @param before undefined for a new page
 */
export function describeChange(now: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  if (now === before) return '';
  return `${now > before ? '+' : '-'}${Math.abs(now - before).toLocaleString('en')}`;
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
