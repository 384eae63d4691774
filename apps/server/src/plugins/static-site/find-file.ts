import { percentDecode } from '../../http/percent-decode.ts';

/**
 * The result for a URL. A redirect goes to a path of this site, with exactly one leading slash, or where the
 * content says.
 */
type Found = { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'nothing' };

/** Finds the file for a request's target, without using the file system. */
export type FindFile = (target: string) => Found;

/**
 * Other paths under which visitors look for a page or a section. File names with spaces can also be written
 * with hyphens.
 */
const aliases: Record<string, string> = {
  '/help': '/Help Center',
  '/helpcenter': '/Help Center',
  '/help/article': '/help/documentation',
  '/faq': '/help/faqs',
  '/faqs': '/help/faqs',
  '/help/faq': '/help/faqs',
  '/resources/stories': '/resources#customer-stories',
  '/resources/webinars': '/resources#webinars',
  '/resources/checklists': '/resources#checklists',
  '/resources/calculators': '/resources/tools',
  '/resources/videos': '/help/videos',
  // This guide became a part of another one in November 2026.
  '/resources/payroll-calendar': '/resources/paye-and-ssnit-basics#payday-step-by-step',
  '/rss.xml': '/feed.xml',
  '/feed': '/feed.xml',
  '/sitemap': '/search',
  // Programs that show a link ask for these without reading the page.
  '/favicon.ico': '/icon-192.png',
  '/apple-touch-icon-precomposed.png': '/apple-touch-icon.png',
};

const isNotFoundPage = (page: string) => /(?:^|\/)404$/.test(page);

/**
 * Builds the index of URLs from the site's files. `Help Center.html` is at `/Help Center`, written
 * `/Help%20Center` in a request. Other letter cases, trailing or doubled slashes, unnecessary escapes and
 * `.html` redirect to that URL.
 */
export function createFindFile(files: Iterable<string>): FindFile {
  const filePaths = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const path of files) {
    const page = toPage(path);
    if (page === undefined) {
      filePaths.set(`/${path}`, path);
    } else if (!isNotFoundPage(page)) {
      filePaths.set(page, path);
      pages.set(page.toLowerCase(), page);
    }
  }
  const spaced = [...pages.values()].filter((page) => page.includes(' '));
  const withHyphens = spaced.map((page) => [page.toLowerCase().replaceAll(' ', '-'), page] as const);
  for (const [other, page] of [...withHyphens, ...aliasesIn([...filePaths.keys()])]) {
    if (!pages.has(other) && filePaths.has(page.replace(/#.*/, ''))) pages.set(other, page);
  }

  const asWritten = new Map<string, Found>(
    [...filePaths].map(([address, path]) => [encodeURI(address), { kind: 'file', path }]),
  );

  return (target) => {
    const found = asWritten.get(target);
    if (found !== undefined) return found;
    const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
    const path = percentDecode(rawPath);
    if (path === undefined) return { kind: 'nothing' };
    const file = filePaths.get(path);
    if (file !== undefined && encodeURI(path) === rawPath) {
      return { kind: 'file', path: filePaths.get(planPage(path, query)) ?? file };
    }
    const page = pages.get(toLookup(path));
    if (page !== undefined) {
      const [address = '', part] = encodeURI(page).split('#');
      return { kind: 'redirect', location: address + query + (part === undefined ? '' : `#${part}`) };
    }
    return { kind: 'nothing' };
  };
}

/**
 * The aliases in each language, whose home page is at an address such as /fr. Where a language lacks the page, they lead
 * to that of the first language.
 */
function aliasesIn(addresses: readonly string[]): [string, string][] {
  const prefixes = addresses.filter((address) => /^\/[a-z]{2,3}$/.test(address));
  return Object.entries(aliases).flatMap(([other, page]): [string, string][] => [
    [other, page],
    ...prefixes.flatMap((prefix): [string, string][] => [
      [prefix + other, prefix + page],
      [prefix + other, page],
    ]),
  ]);
}

/** The page of the plan in the query: /register?plan=annually is the file of /register/plan/annually. */
function planPage(path: string, query: string): string {
  return `${path}/plan/${new URLSearchParams(query).get('plan')}`;
}

function toPage(path: string): string | undefined {
  if (!path.endsWith('.html')) return undefined;
  const name = `/${path.slice(0, -'.html'.length)}`;
  return name === '/index' ? '/' : name;
}

/** The same for all spellings of a path that mean one page. */
export function toLookup(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  return plain === '' || plain === '/index' ? '/' : plain;
}
