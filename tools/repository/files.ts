import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';

/** Every file of the repository that exists and is not ignored, including new ones, with forward slashes. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const readFile = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files with matching names, with their contents. */
export const filesMatching = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => ({ file, text: readFile(file) }));
