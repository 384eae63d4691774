import { withFirst } from '@accounting-site/content/dates/first-of-month';
import { forgetRequest, keepRequest, listKeptRequests } from '../lib/offline/kept-requests.ts';
import { type EndState, endStates, type OfflineNote, type PageChange } from '../lib/offline/offline-names.ts';

type NoteWords = Record<EndState | 'copy' | 'look', string> & PageChange;

/**
 * Texts of content/<language>/pages/offline.yaml by the URL prefix of the language, inserted by the build:
 * nothing for the first language, otherwise /fr.
 */
declare const noteWords: Record<string, NoteWords>;
const inLanguages = noteWords;

/** How the addresses of a page's language begin. */
export const prefixOf = (address: string): string =>
  Object.keys(inLanguages).find((prefix) => prefix && isBelow(new URL(address).pathname, prefix)) ?? '';

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

const wordsFor = (address: string) => inLanguages[prefixOf(address)] as NoteWords;

/** The message that a page has changed since the copy that is shown. */
export function noteOfChange(address: string): PageChange {
  const { prices, newer, load, close } = wordsFor(address);
  return { prices, newer, load, close };
}

/**
 * When a page was stored whose copy was last shown because there was no network, by URL. It is not stored by
 * window, because a prefetched page has none.
 */
export const copies = new Map<string, string>();

/** The note about how a kept request ended. */
export async function noteOfRequests(address: string): Promise<OfflineNote | undefined> {
  const words = wordsFor(address);
  const requests = await listKeptRequests();
  const about = endStates.find((one) =>
    requests.some(({ state, isNoteClosed }) => state === one && !isNoteClosed),
  );
  if (about === undefined) return undefined;
  return { text: words[about], about, close: words.close, ...(about !== 'sent' && { look: words.look }) };
}

/** The note that the page is a stored copy. */
export function noteOfCopy(address: string): OfflineNote | undefined {
  const stored = copies.get(address);
  if (stored === undefined) return undefined;
  const { copy, close } = wordsFor(address);
  return { text: copy.replace('[day]', formatDay(stored, prefixOf(address).slice(1) || 'en-GH')), close };
}

/** A moment as a day in the visitor's time zone: 21 November, and with its year if that is over. */
function formatDay(moment: string, language: string) {
  const date = new Date(moment);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return withFirst(date.toLocaleDateString(language, { day: 'numeric', month: 'long', year }), language);
}

/**
 * Stores that the visitor was told how requests ended, and no page says it again: a sent request is deleted,
 * an unsent one stays on /offline.
 */
export async function rememberTold(about: EndState) {
  for (const request of await listKeptRequests()) {
    if (request.state !== about) continue;
    await (about === 'sent' ? forgetRequest(request.key) : keepRequest({ ...request, isNoteClosed: true }));
  }
}
