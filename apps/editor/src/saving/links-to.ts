import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { articleOf, entries } from '../entries.ts';

/** The content files that link to an article: by its URL, or by its name in a list of the help pages. */
export function linksTo(contentFolder: string, path: string): string[] {
  const name = articleOf(path);
  const page = entries.find((entry) => path.startsWith(entry.path.slice(0, -1)))?.page;
  if (name === undefined || page === undefined) return [];
  const address = new RegExp(`${page.replace('{slug}', name)}(?![\\w-])`);
  // Only a value that equals the name is a reference: the name may also be an ordinary word in a sentence.
  const listed = new RegExp(`"${name}"(?!:)`);
  return globSync('**/*.{yaml,md}', { cwd: contentFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => {
      if (file === path) return false;
      const text = readFileSync(join(contentFolder, file), 'utf8');
      return (
        address.test(text) ||
        (file.startsWith('en/help-pages/') && listed.test(JSON.stringify(parseDocument(text))))
      );
    });
}
