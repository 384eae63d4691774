import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';

const ofOthers = 0o077;

/** From here on every file that this process makes is for its own user alone. */
export function keepFilesPrivate(): void {
  process.umask(ofOthers);
}

/** Makes a folder for data, with those above it, which other users of the machine cannot open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes an empty file that its user alone can read, unless it is there. SQLite gives the files beside it the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** What to tell the owner about a folder of data that others may open; undefined where they cannot. */
export function complainOfOpenFolder(folder: string): string | undefined {
  // Windows has no such modes.
  if (process.platform === 'win32') return undefined;
  const { mode } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & ofOthers) === 0) return undefined;
  const written = (mode & 0o777).toString(8);
  return `DATA_DIR: other users of this machine can open ${folder} (mode ${written}), and perhaps the data in it. Run: chmod -R go-rwx '${folder}'`;
}
