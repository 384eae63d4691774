import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { cacheNames, keptFor, offlinePath } from '../../lib/offline/offline-names.ts';
import { formatRecentDay } from '../../lib/text/format-day.ts';
import type { OfflineWords } from '../../pages/_offline/offline-words.ts';
import { element, partOfPage } from './part-of-page.ts';

interface StoredPage {
  path: string;
  title: string;
  lang: string;
  stored: string | null;
  kind: 'visited' | 'saved';
}

/** Lists the pages that open without a network, by title. */
export async function showStoredPages(): Promise<void> {
  const found = partOfPage<OfflineWords['stored']>('stored');
  if (!found) return;
  const { part, words } = found;
  const pages = await readStoredPages();
  const rows = pages.map(({ path, title, lang, stored, kind }) => {
    const row = document.createElement('li');
    row.append(element('a', title, { href: path, lang }));
    if (stored) row.append(element('p', fillSlots(words[kind], { day: formatRecentDay(stored) })));
    return row;
  });
  if (rows.length === 0) rows.push(element('li', words.none));
  part.querySelector('ul')?.replaceChildren(...rows);
  part.hidden = false;
}

async function readStoredPages(): Promise<StoredPage[]> {
  const pages = new Map<string, StoredPage>();
  // A saved page stays in the saved list when it is visited.
  for (const kind of ['visited', 'saved'] as const) {
    const cache = await caches.open(kind === 'saved' ? cacheNames.saved : cacheNames.pages);
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url, { ignoreVary: true });
      // An older page does not open: it is deleted with the next visit.
      const isOld = kind === 'visited' && Date.now() - dateOf(response) > keptFor;
      if (response && !isOld) pages.set(url, { ...(await describePage(url, response)), kind });
    }
  }
  return [...pages.values()]
    .filter(({ path }) => !path.endsWith(offlinePath))
    .sort((one, other) => one.title.localeCompare(other.title));
}

const dateOf = (response: Response | undefined) => Date.parse(response?.headers.get('date') ?? '');

/** Reads what the list says of a page from its HTML. */
export async function describePage(url: string, response: Response): Promise<Omit<StoredPage, 'kind'>> {
  const path = new URL(url).pathname;
  const html = await response.text();
  const [, written = path] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, lang = ''] = /<html lang="?([\w-]+)/.exec(html) ?? [];
  const title = written
    .replace(/ \| [^|]*$/, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name) => letters[name] ?? whole);
  return { path, title, lang, stored: response.headers.get('date') };
}

// Decoded by hand, because the site's Trusted Types policy does not allow parsing a text as HTML.
const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
