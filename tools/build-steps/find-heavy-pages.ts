import { globSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { limitOfEditedPage } from '../check-sizes/page-limit.ts';

/** The pages of a built site that have more bytes, as served, than their limit. */
export function findHeavyPages(site: string): ContentProblem[] {
  return globSync('**/*.html.br', { cwd: site }).flatMap((name) => {
    const bytes = statSync(join(site, name)).size;
    const page = `/${name.replaceAll(sep, '/').replace(/(?:^|\/)index\.html\.br$|\.html\.br$/, '')}`;
    const limit = limitOfEditedPage(page);
    if (bytes <= limit) return [];
    const [is, most] = [bytes, limit].map((count) => count.toLocaleString('en'));
    const message = `the page ${page} has ${is} bytes with your changes, and opens fast on a slow phone with at most ${most}. Shorten its text, or delete some of what it lists`;
    return [{ file: '', message }];
  });
}
