import { ContentError } from '@accounting-site/content/read-yaml';
import { readStories } from '@accounting-site/content/stories';
import { routes } from './routes.ts';
import { readSitePages } from './site-pages.ts';

/**
 * A path that the Resources page may lead to, as it came.
 * @throws ContentError when there is no such page
 */
export function requireOpens(path: string): string {
  const page = path.replace(/#.*$/, '');
  // A sample story is on no list, because it is not for others to find.
  const stories = readStories().map(({ slug }) => routes.story(slug));
  if (stories.includes(page) || readSitePages().some((one) => one.path === page)) return path;
  throw new ContentError('en/resources-index.yaml', [
    `there is no page ${page}. Write the path of one that exists`,
  ]);
}
