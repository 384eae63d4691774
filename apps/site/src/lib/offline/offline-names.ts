/** Where what is stored on the phone lies: named here for the worker and for the pages that show it. */
export const cacheNames = {
  /** Pages as they were visited. The oldest go first. */
  pages: 'pages',
  /** Help articles that were asked for. They stay until they are taken away. */
  saved: 'saved',
  /** Files whose names carry a hash of their content, so that any number of builds can lie beside each other. */
  assets: 'assets',
} as const;

/** The page that answers where nothing else is there. */
export const offlinePath = '/offline';

/** What a page says to the worker when it is there, and when the network comes back. */
export const hello = 'hello';

/** What a page says to the worker when a visitor closes a note about a demo request. */
export const noteClosed = 'note-closed';

/** The event on the window, and the mark on the document, when no worker can be registered. */
export const noWorker = 'noworker';

/** What the worker has to tell a visitor, at the foot of the page. */
export interface OfflineNote {
  text: string;
  /** The page that shows more, where there is more. */
  look?: string;
  close: string;
}

/** What the build says of the help articles that can be saved: their addresses and bytes. */
export const helpListPath = '/offline-help.json';
