import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';

/** Every file of the repository that is there and not ignored, new ones included, with forward slashes. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const readFile = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files whose names match, with what they hold. */
export const filesMatching = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => ({ file, text: readFile(file) }));
