import { buyingTexts } from '@accounting-site/content/files/buying';
import { listTemplates } from '@accounting-site/content/files/templates';
import { readWebinars } from '@accounting-site/content/files/webinars';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { listContent } from '@accounting-site/content/reading/content-files';
import { fieldsIn } from '@accounting-site/content/reading/loose-fields';
import { lineWith } from '@accounting-site/content/reading/read-yaml';
import { routes } from '@accounting-site/site/lib/pages/routes';
import { isSiteAddress } from '@accounting-site/site/lib/pages/site-addresses';
import { listSitePaths } from '@accounting-site/site/lib/pages/site-pages';
import { requireSearch } from '@accounting-site/site/lib/search/search-documents';

/** Checks what needs all pages. They can be read only if each file is valid. */
export const readersOfSite: (() => unknown)[] = [requireSearch, requireListedRelated];

/** Only pages that search engines may list are related. A webinar is one until it is over. */
function requireListedRelated() {
  const paths = new Set([...listSitePaths(), ...readWebinars().map(({ id }) => routes.webinar(id))]);
  const files = [
    ...buyingTexts.map((name) => `en/buying/${name}.md`),
    ...listContent('en/tools', '.yaml').map((name) => `en/tools/${name}.yaml`),
    ...listTemplates().map((name) => `en/templates/${name}.yaml`),
  ];
  const problems = files.flatMap((original) => {
    const file = placeToRead(original);
    return fieldsIn(original, 'related.*')
      .filter((path) => !paths.has(path) && isSiteAddress(path))
      .map((path) => ({
        ...{ file, line: lineWith(file, path), field: 'related' },
        message: `${path} is a sample or is not in search results. Write the path of another page`,
      }));
  });
  if (problems.length > 0) throw new ContentError(problems);
}
