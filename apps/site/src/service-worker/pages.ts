import { isWholePage, keepPage, keepWholePage, keyOfPage } from '../lib/offline/keep-page.ts';
import { cacheNames, keptFor, mayBeADayOldName, offlinePath } from '../lib/offline/offline-names.ts';
import { copies, prefixOf } from './notes.ts';

const day = 24 * 60 * 60 * 1000;
/** About 40 KB each as stored, some 2 MB in total. */
const mostPages = 50;

/**
 * How long the network has before the stored copy of a page is shown, in milliseconds: none for a page that
 * declares that it may be a day old; one round trip of a slow network for pages with prices, dates or hours,
 * which are then updated in place; long for a copy of another build, whose further files the server may not
 * have any more; longest where the visitor saves data, because then no script says how old the copy is.
 */
const patience = { dayOld: 0, sameBuild: 600, otherBuild: 3000, savingData: 20_000 };

/** The network's answer to a visit whose stored copy is shown. */
interface Refresh {
  /** Settled by an answer, by a failure, or when the visitor has waited for long. */
  soon: Promise<unknown>;
  /** Whether to report a change: not for a page that may be a day old. */
  isChanged: Promise<boolean>;
}

/** By URL. It is not stored by window, because a prefetched page has none. */
export const refreshes = new Map<string, Refresh>();

/** The URLs of pages that this worker has served as a visit. */
const visited = new Set<string>();

/** A page that has changed belongs to a build that this worker does not know, so other copies may have changed. */
let isOfNewestBuild = true;

/** Opens a page that may be stored: from the network, or from its copy if the network takes too long. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const key = keyOfPage(event.request.url);
  visited.add(key);
  copies.delete(key);
  refreshes.delete(key);
  const network = load(event);
  // With damaged storage there is no copy, and the page comes from the network.
  const copy = await findCopy(key).catch(() => undefined);
  const text = await copy
    ?.clone()
    .text()
    .catch(() => undefined);
  // During a deployment a proxy may respond in place of the server. A stored copy is better than its error page.
  const fetched = network.then((response) => {
    if (copy && /^50[234]$/.test(`${response.status}`)) throw new Error(response.statusText);
    return response;
  });
  const isChanged = fetched.then((response) => refresh(key, text, response.clone()));
  event.waitUntil(isChanged.catch(() => {}));
  if (!copy || text === undefined) return fetched.catch(() => openOfflinePage(event));

  const wait = await patienceWith(copy, text, event.request);
  const first = await Promise.race([fetched.catch(() => undefined), after(wait)]);
  if (first) return first;
  const markCopy = () => copies.set(key, copy.headers.get('date') ?? '');
  markCopy();
  const visit: Refresh = {
    soon: Promise.race([fetched.catch(() => {}), after(patience.otherBuild)]),
    isChanged: isChanged.then(
      (isChanged) => isChanged && wait > 0,
      // Without a network, or without room for the new page. A later visit has marks of its own.
      () => {
        if (refreshes.get(key) === visit) markCopy();
        return false;
      },
    ),
  };
  refreshes.set(key, visit);
  return copy;
}

/** A prefetched page, such as of a link under the pointer, is not a visit yet, so nothing is stored. */
export function openAhead(event: FetchEvent): Promise<Response> {
  visited.delete(keyOfPage(event.request.url));
  return load(event);
}

/** All other pages: only from the network. Without one, the offline page is shown. */
export const openOther = (event: FetchEvent) => load(event).catch(() => openOfflinePage(event));

/** Stores the open page. A prefetched page is not stored when it is fetched. */
export async function storeVisited(address: string): Promise<void> {
  const key = keyOfPage(address);
  if (!visited.has(key)) await refresh(key, undefined, await fetch(key));
}

// The network request started while the worker started, which on a cheap phone takes longer than the network.
const load = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

/**
 * Stores the answer of the network.
 * @param text of the stored copy
 * @returns whether the page is another one than its copy
 */
async function refresh(key: string, text: string | undefined, response: Response): Promise<boolean> {
  copies.delete(key);
  const pages = await caches.open(cacheNames.pages);
  if (!isWholePage(response)) {
    // The page is gone or has moved, so its copy must not be shown again. Other errors and previews are temporary.
    const isGone = response.redirected || [0, 404, 410].includes(response.status);
    return isGone && !isOfPlan(response.url) && pages.delete(key);
  }
  const next = response.clone();
  await keepWholePage(cacheNames.pages, key, response);
  const saved = await caches.open(cacheNames.saved);
  // A saved page is updated when it is visited.
  if (await saved.match(key)) await saved.put(key, next.clone());
  await deleteOld(pages);
  const isChanged = text !== undefined && text !== (await next.text());
  if (isChanged) isOfNewestBuild = false;
  return isChanged;
}

/** Copies are listed in the order in which they were stored. */
async function deleteOld(pages: Cache) {
  const all = await pages.matchAll();
  // Not by the clock of the phone, which may be ahead.
  const newest = Math.max(...all.map((copy) => dateOf(copy) || 0));
  for (const [at, copy] of all.entries()) {
    if (at < all.length - mostPages || newest - dateOf(copy) > keptFor)
      await pages.delete(keyOfPage(copy.url));
  }
}

async function findCopy(key: string): Promise<Response | undefined> {
  const copy = await match(cacheNames.pages, key);
  return copy && ageOf(copy) < keptFor ? copy : match(cacheNames.saved, key);
}

/** What TypeScript's library does not have yet. */
const { connection } = navigator as WorkerNavigator & { connection?: { saveData: boolean } };

async function patienceWith(copy: Response, text: string, { url, cache }: Request): Promise<number> {
  // The worker of a build stores the offline page when it is installed.
  const build = await match(cacheNames.saved, keyOfPage(offlinePath));
  const isOfThisBuild = isOfNewestBuild && dateOf(copy) >= dateOf(build);
  if (connection?.saveData) return patience.savingData;
  if (!isOfThisBuild || isOfPlan(url)) return patience.otherBuild;
  // Someone who reloads a page wants the current one, also on a full phone, whose copy stays the old one.
  if (/no-cache|reload/.test(cache)) return patience.otherBuild;
  const mayBeADayOld = Math.abs(ageOf(copy)) < day && text.includes(mayBeADayOldName);
  return mayBeADayOld ? patience.dayOld : patience.sameBuild;
}

/** The page of a plan, which `isWholePage` keeps out, has the key of the page without a plan. */
const isOfPlan = (address: string) => /[?&]plan=/.test(address);

const dateOf = (copy: Response | undefined) => Date.parse(copy?.headers.get('date') ?? '');
const ageOf = (copy: Response) => Date.now() - dateOf(copy);

const match = (cacheName: string, key: string) => caches.match(key, { cacheName, ignoreVary: true });

/** Settles after a time. */
export const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));

/** The offline page of the address's language, which is stored at the first visit of a page in that language. */
const openOfflinePage = async ({ request }: FetchEvent) =>
  (await match(cacheNames.saved, keyOfPage(prefixOf(request.url) + offlinePath))) ??
  (await match(cacheNames.saved, keyOfPage(offlinePath))) ??
  Response.error();

/** Stores the offline page of the language of a page. That of the first language is stored with the worker. */
export async function keepOfflinePageOf(address: string): Promise<void> {
  const page = prefixOf(address) + offlinePath;
  const storedAt = async (path: string) => dateOf(await match(cacheNames.saved, keyOfPage(path)));
  // A new worker stores that of the first language again.
  if (page === offlinePath || (await storedAt(page)) >= (await storedAt(offlinePath))) return;
  await keepPage(cacheNames.saved, page);
}
