import { forgetRequest, keepRequest, listKeptRequests } from '../lib/offline/kept-requests.ts';
import { type EndState, endStates, type OfflineNote, type PageChange } from '../lib/offline/offline-names.ts';
import { formatRecentDay } from '../lib/text/format-day.ts';

/** Texts from content/en/pages/offline.yaml, inserted by the build. */
declare const noteWords: Record<EndState | 'copy' | 'look', string> & PageChange;
const words = noteWords;

const { prices, newer, load, close } = words;
/** The message that a page has changed since the copy that is shown. */
export const noteOfChange: PageChange = { prices, newer, load, close };

/**
 * When a page was stored whose copy was last shown because there was no network, by URL. It is not stored by
 * window, because a prefetched page has none.
 */
export const copies = new Map<string, string>();

/** The note for this window: how a demo request ended, or that the page is a stored copy. */
export async function noteFor(address: string): Promise<OfflineNote | undefined> {
  const { look } = words;
  const requests = await listKeptRequests();
  const about = endStates.find((one) =>
    requests.some(({ state, isNoteClosed }) => state === one && !isNoteClosed),
  );
  if (about) return { text: words[about], about, close, ...(about !== 'sent' && { look }) };
  const stored = copies.get(address);
  if (stored === undefined) return undefined;
  return { text: words.copy.replace('[day]', formatRecentDay(stored)), close };
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
