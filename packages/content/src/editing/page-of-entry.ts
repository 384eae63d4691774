/** Entries of a folder, and the folder of their pages. The longest matching folder is the right one. */
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
  'webinars.yaml': '/webinars',
  'taxes.yaml': '/resources/tools',
  'en/tools-index.yaml': '/resources/tools',
  'en/resources-index.yaml': '/resources',
  'en/team.yaml': '/about',
  'en/pages/guides.yaml': '/resources/guides',
  'en/pages/templates.yaml': '/resources/templates',
  'en/help-pages/help-center.yaml': '/Help Center',
};

/**
 * The path of the page that shows an entry best. It may not exist: a draft can delete it, and some entries have
 * no page. `/` for what every page shows.
 */
export function pageOfEntry(path: string): string {
  const page = pages[path];
  if (page !== undefined) return page;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length).replace(/\.\w+$/, '');
  return folders[folder] === undefined || name === 'home' ? '/' : folders[folder] + name;
}
