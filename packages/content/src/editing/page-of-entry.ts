import { addressPrefix } from '../languages/languages.ts';
import { originalOf } from '../languages/translations.ts';
import { translationLanguage } from './translated-groups.ts';

/** Folders of entries, and of their pages. */
const folders: Readonly<Record<string, string>> = {
  'en/pages/': '/',
  'en/help-pages/': '/help/',
  'en/help/': '/help/article/',
  'en/resources/': '/resources/',
  'en/stories/': '/resources/stories/',
  'en/industries/': '/solutions/',
  'en/tools/': '/resources/tools/',
  'en/templates/': '/resources/templates/',
  'en/legal/': '/',
};

const pages: Readonly<Record<string, string>> = {
  'plans.yaml': '/pricing',
  'payments.yaml': '/pricing',
  'contact.yaml': '/contact',
  'hours.yaml': '/contact',
  'webinars.yaml': '/resources',
  'taxes.yaml': '/resources/tools',
  'en/tools-index.yaml': '/resources/tools',
  'en/resources-index.yaml': '/resources',
  'en/team.yaml': '/about',
  'en/testimonials.yaml': '/',
  'en/pages/home.yaml': '/',
  // Every page shows them.
  'brand.yaml': '/',
  'navigation.yaml': '/',
  'en/frame.yaml': '/',
  'en/pages/guides.yaml': '/resources/guides',
  'en/pages/templates.yaml': '/resources/templates',
  'en/help-pages/help-center.yaml': '/Help Center',
};

/**
 * The path of the page that shows an entry best, or undefined for an entry that no page shows, such as an email.
 * The page may not exist: a draft can delete it.
 */
export function pageOfEntry(path: string): string | undefined {
  const language = translationLanguage(path);
  if (language !== undefined) {
    const original = pageOfEntry(originalOf(path));
    return original && addressPrefix(language) + (original === '/' ? '' : original);
  }
  const page = pages[path];
  if (page !== undefined) return page;
  const start = path.lastIndexOf('/') + 1;
  const folder = folders[path.slice(0, start)];
  return folder === undefined ? undefined : folder + path.slice(start, path.lastIndexOf('.'));
}
