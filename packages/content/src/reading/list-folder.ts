import { globSync } from 'node:fs';

/** The paths of the files of a folder, sorted, with forward slashes. Names that begin with a dot are omitted. */
export const listFolder = (folder: string, pattern = '**/*.*'): string[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
