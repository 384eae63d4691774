import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { readFile } from './files.ts';

/**
 * The tests that a document refers to: `path/to/file.test.ts › title`, where the title may be a part of it.
 */
export const findNamedTests = (document: string) =>
  [...document.matchAll(/`([^`\s]+\.(?:test|e2e)\.tsx?)(?: › ([^`]+))?`/g)].map(
    ([, file = '', title = '']) => ({ file, title: title.trim() }),
  );

/** The references to tests that do not exist, as written in the document. */
export const findMissingTests = (document: string) =>
  findNamedTests(document)
    .filter(({ file, title }) => {
      if (!existsSync(join(root, file))) return true;
      // Titles may be wrapped over lines or contain escaped quotes in the code.
      const text = readFile(file).replaceAll("\\'", "'").replace(/\s+/g, ' ');
      return !text.includes(title);
    })
    .map(({ file, title }) => `${file} › ${title}`);
