import { globSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { editedPageLimit } from '../check-sizes/page-limit.ts';

/** The pages of a built site that do not fit into the first round trip of a new connection, as served. */
export function findHeavyPages(site: string): ContentProblem[] {
  return globSync('**/*.html.br', { cwd: site }).flatMap((name) => {
    const bytes = statSync(join(site, name)).size;
    if (bytes <= editedPageLimit) return [];
    const page = `/${name.replaceAll(sep, '/').replace(/(?:^|\/)index\.html\.br$|\.html\.br$/, '')}`;
    const [is, most] = [bytes, editedPageLimit].map((count) => count.toLocaleString('en'));
    const message = `the page ${page} has ${is} bytes with your changes, and opens at once on a slow phone with at most ${most}. Shorten its text`;
    return [{ file: '', message }];
  });
}
