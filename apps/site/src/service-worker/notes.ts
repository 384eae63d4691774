import { formatRecentDay } from '../lib/format-day.ts';
import {
  forgetRequest,
  type KeptRequest,
  keepRequest,
  listKeptRequests,
} from '../lib/offline/kept-requests.ts';
import type { OfflineNote } from '../lib/offline/offline-names.ts';

/** The words of content/en/pages/offline.yaml: the build writes them in here. */
declare const noteWords: Record<'copy' | 'sent' | 'refused' | 'expired' | 'look' | 'close', string>;
const words = noteWords;

/**
 * When the copies were stored that were last shown for want of a network, by address. Not by window: a page that was
 * fetched ahead has none.
 */
export const copies = new Map<string, string>();

/** What this window has to be told: how a demo request ended, or that the page is a copy. */
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

/** The visitor has closed the note about what was not sent: no other page says it again. /offline still shows it. */
export async function rememberClosedNote() {
  for (const request of await listKeptRequests()) {
    const isTold = request.state === 'refused' || request.state === 'expired';
    if (isTold) await keepRequest({ ...request, isNoteClosed: true });
  }
}

async function forgetSent(requests: KeptRequest[]) {
  for (const { key, state } of requests) if (state === 'sent') await forgetRequest(key);
}
