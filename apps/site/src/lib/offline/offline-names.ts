/** The names of the caches, shared by the worker and the pages that show their content. */
export const cacheNames = {
  /** Visited pages. The oldest are deleted first. */
  pages: 'pages',
  /** The offline pages, and help articles, which stay until the visitor removes them. */
  saved: 'saved',
  /** Files with a content hash in their name, so the files of several builds can be stored together. */
  assets: 'assets',
} as const;

/** How long a visited page stays, in milliseconds: as the privacy policy says. */
export const keptFor = 30 * 24 * 60 * 60 * 1000;

/** The page shown when nothing else is available. */
export const offlinePath = '/offline';

/** The name of the meta element with which a page declares that its stored copy may be shown immediately. */
export const mayBeADayOldName = 'may-be-a-day-old';

/** The header of a request for the stored copy of a page, which the worker answers without the network. */
export const storedCopyHeader = 'x-stored-copy';

/** The message from a page to the worker when it is loaded, and when the network is back. */
export const hello = 'hello';

/**
 * How a form that was kept in the browser ended. It is also the message from a page to the worker when the
 * visitor was told: that it was sent, as soon as the page shows it; otherwise when the visitor closes the note.
 */
export const endStates = ['sent', 'refused', 'expired'] as const;
export type EndState = (typeof endStates)[number];

/** The event on the window, and the attribute on the document, when no worker can be registered. */
export const noWorker = 'noworker';

/** A note to the visitor, at the bottom of the page. */
export interface OfflineNote {
  text: string;
  /** How a form ended; missing if the note is about the page. */
  about?: EndState;
  /** The text of a link, if any: to the page with more information, or to `address`. */
  look?: string;
  address?: string;
  close: string;
}

/** The message from the worker that a page has changed since the stored copy that is shown, with texts for a note. */
export interface PageChange {
  /** Prices were updated in place. */
  prices: string;
  /** The page has to be loaded for its changes. */
  newer: string;
  load: string;
  close: string;
}

/** The help articles that can be saved, with their URLs and sizes. Written by the build. */
export const helpListPath = '/offline-help.json';
