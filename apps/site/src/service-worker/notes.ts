import {
  forgetRequest,
  type KeptRequest,
  keepRequest,
  listKeptRequests,
} from '../lib/offline/kept-requests.ts';
import type { OfflineNote } from '../lib/offline/offline-names.ts';
import { formatRecentDay } from '../lib/text/format-day.ts';

/** Texts from content/en/pages/offline.yaml, inserted by the build. */
declare const noteWords: Record<'copy' | 'sent' | 'refused' | 'expired' | 'look' | 'close', string>;
const words = noteWords;

/**
 * When a page was stored whose copy was last shown because there was no network, by URL. It is not stored by
 * window, because a prefetched page has none.
 */
export const copies = new Map<string, string>();

/** The note for this window: how a demo request ended, or that the page is a stored copy. */
export async function noteFor(address: string): Promise<OfflineNote | undefined> {
  const { close, look } = words;
  const requests = await listKeptRequests();
  const state = (['sent', 'refused', 'expired'] as const).find((one) =>
    requests.some(({ state, isNoteClosed }) => state === one && !isNoteClosed),
  );
  if (state === 'sent') {
    await forgetSent(requests);
    return { text: words.sent, close };
  }
  if (state) return { text: words[state], look, close };
  const stored = copies.get(address);
  if (stored === undefined) return undefined;
  return { text: words.copy.replace('[day]', formatRecentDay(stored)), close };
}

/**
 * Stores that the visitor has closed the note about an unsent request. No other page shows it again, except
 * /offline.
 */
export async function rememberClosedNote() {
  for (const request of await listKeptRequests()) {
    const isTold = request.state === 'refused' || request.state === 'expired';
    if (isTold) await keepRequest({ ...request, isNoteClosed: true });
  }
}

async function forgetSent(requests: KeptRequest[]) {
  for (const { key, state } of requests) if (state === 'sent') await forgetRequest(key);
}
