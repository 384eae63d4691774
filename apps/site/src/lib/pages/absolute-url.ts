import { addressPrefix } from '@accounting-site/content/languages';
import { href } from './routes.ts';
import { siteOrigin } from './site-origin.ts';

/** Files that all languages share. Each has its own pages and pictures for shared links. */
const isShared = (path: string) => /\.\w+$/.test(path) && !path.startsWith('/og/');

/** The absolute URL of a page or file in the language that is rendered, with the site's origin SITE_URL. */
export function absoluteUrl(path: string): string {
  const prefix = isShared(path) ? '' : addressPrefix();
  return new URL(prefix && path === '/' ? prefix : prefix + href(path), siteOrigin()).href;
}
