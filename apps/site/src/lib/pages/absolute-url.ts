import { addressPrefix } from '@accounting-site/content/languages/languages';
import { readSetting } from '@accounting-site/content/reading/content-inputs';
import { isTranslatedFile } from '../languages/translated-pages.ts';
import { href } from './routes.ts';

/** Read when a page is rendered, so that one bundle works for every SITE_URL. */
const siteOrigin = () => readSetting('SITE_URL') || `http://127.0.0.1:${readSetting('PORT') || 3000}`;

const isShared = (path: string) => /\.\w+$/.test(path) && !isTranslatedFile(path.slice(1));

/**
 * The path of a page as in a link: /fr for the French home page.
 * @param language by default the one that is rendered
 */
export function pathIn(path: string, language?: string): string {
  const prefix = addressPrefix(language);
  return prefix && path === '/' ? prefix : prefix + href(path);
}

/** The absolute URL of a page or file in the language that is rendered, with the site's origin SITE_URL. */
export const absoluteUrl = (path: string): string =>
  new URL(isShared(path) ? href(path) : pathIn(path), siteOrigin()).href;
