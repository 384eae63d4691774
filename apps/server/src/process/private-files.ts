import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';

const ofOthers = 0o077;

/** From here on, only this process's user can read the files that it creates. */
export function keepFilesPrivate(): void {
  process.umask(ofOthers);
}

/** Creates a data folder and its missing parents, which other users of the machine cannot open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Creates an empty file that only its user can read, if it does not exist. SQLite gives its additional files
 * the same mode.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** A warning for the owner about a data folder that others can open, or undefined when they cannot. */
export function warnOfOpenFolder(folder: string): string | undefined {
  // Windows has no such file modes.
  if (process.platform === 'win32') return undefined;
  const { mode } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & ofOthers) === 0) return undefined;
  const written = (mode & 0o777).toString(8);
  return `DATA_DIR: other users of this machine can open ${folder} (mode ${written}), and perhaps the data in it. Run: chmod -R go-rwx '${folder}'`;
}
