import { abortAfter } from '../forms/abort-after.ts';
import { keyOfPage } from './keep-page.ts';
import { cacheNames, helpListPath } from './offline-names.ts';

/** A help article in /offline-help.json, which the build writes. */
export interface ListedHelp {
  path: string;
  /** Size as transferred. */
  bytes: number;
}

/** Timeout in milliseconds, after which the network is treated as absent. */
const patience = 4000;

/** The current help articles of the site. Undefined without a network. */
export async function fetchHelpList(): Promise<ListedHelp[] | undefined> {
  try {
    const response = await fetch(helpListPath, { cache: 'no-cache', signal: abortAfter(patience) });
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
