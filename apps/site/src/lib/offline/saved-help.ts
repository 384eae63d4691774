import { keyOfPage } from './keep-page.ts';
import { cacheNames, helpListPath } from './offline-names.ts';

/** What the build says of a help article: /offline-help.json. */
export interface ListedHelp {
  path: string;
  /** As it travels. */
  bytes: number;
}

/** A network that is silent for longer, in milliseconds, counts as none. */
const patience = 4000;

/** The help articles of the site as it stands. Undefined while there is no network. */
export async function fetchHelpList(): Promise<ListedHelp[] | undefined> {
  try {
    const response = await fetch(helpListPath, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Which of these pages are saved. */
export async function savedAmong(paths: readonly string[]): Promise<Set<string>> {
  const saved = await caches.open(cacheNames.saved);
  const keys = new Set((await saved.keys()).map(({ url }) => url));
  return new Set(paths.filter((path) => keys.has(keyOfPage(path))));
}
