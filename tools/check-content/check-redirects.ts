import { readRedirects } from '@accounting-site/content/files/redirects';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { createFindFile } from '@accounting-site/server/plugins/static-site/find-file';
import { inFirstLanguage, siteAddresses } from '@accounting-site/site/lib/pages/site-addresses';

const file = 'redirects.yaml';

/**
 * Checks that no redirect begins at a page or file. The server looks for these and their other spellings first, so
 * the redirect would have no effect.
 */
export function checkRedirects(): void {
  const find = createFindFile([...siteAddresses()].map(fileOf));
  const problems = readRedirects().flatMap(({ from }, at) => {
    const found = find(encodeURI(inFirstLanguage(from)));
    if (found.kind === 'nothing') return [];
    const what =
      found.kind === 'file' ? 'is a page or file of the site' : `leads to ${found.location} already`;
    return [{ field: `redirects[${at + 1}].from`, message: `${from} ${what}. Remove this redirect` }];
  });
  if (problems.length > 0) throw new ContentError(file, problems);
}

/** The file of an address, as the build writes it. */
function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  const path = address.slice(1);
  return /\.[a-z]+$/.test(path) ? path : `${path}.html`;
}
