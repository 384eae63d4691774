import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { abortAfter } from '../../lib/forms/abort-after.ts';
import { keepPage, keyOfPage } from '../../lib/offline/keep-page.ts';
import { cacheNames, helpListPath, offlinePath } from '../../lib/offline/offline-names.ts';
import { sweepAssets } from '../../lib/offline/sweep-assets.ts';
import type { OfflineWords } from '../../pages/_offline/offline-words.ts';
import { partOfPage } from './part-of-page.ts';

type Words = OfflineWords['save'];

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)}\u00a0KB`;
const sum = (list: ListedHelp[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);

/** Offers to save the help articles, shows the progress, and stops or removes them on request. */
export async function offerToSave(onChange: () => Promise<void>): Promise<void> {
  const found = partOfPage<Words>('save-help');
  const list = await fetchHelpList();
  if (!found) return;
  const { part, words } = found;
  const controls = findControls(part);
  const all = list?.map(({ path }) => path) ?? [];
  const size = list ? inKilobytes(sum(list)) : '';
  let saving: AbortController | undefined;

  async function show(said?: string) {
    const saved = list ? (await savedAmong(all)).size : (await savedKeys()).length;
    const slots = { done: `${saved}`, count: `${all.length}`, size };
    if (list) controls.offer.textContent = fillSlots(words.text, slots);
    const state = saved === all.length ? words.complete : words.partly;
    const text = said ?? (saved > 0 && list ? state : '');
    controls.running.textContent = '';
    controls.status.textContent = fillSlots(text, slots);
    controls.start.textContent = saved > 0 ? words.rest : words.start;
    controls.start.hidden = !list || saved === all.length;
    controls.stop.hidden = controls.progress.hidden = true;
    controls.remove.hidden = saved === 0;
    part.hidden = !list && saved === 0 && said === undefined;
    await onChange();
  }

  async function save(help: ListedHelp[]) {
    saving = new AbortController();
    controls.start.hidden = controls.remove.hidden = true;
    controls.stop.hidden = controls.progress.hidden = false;
    controls.status.textContent = '';
    controls.stop.focus();
    controls.progress.max = all.length;
    const saved = await savedAmong(all);
    let said: string | undefined;
    for (const path of all) {
      const slots = { done: `${saved.size}`, count: `${all.length}`, size };
      const bytes = inKilobytes(sum(help.filter((one) => saved.has(one.path))));
      controls.progress.value = saved.size;
      controls.running.textContent = fillSlots(words.progress, { ...slots, bytes });
      if (saved.has(path)) continue;
      try {
        await keepPage(cacheNames.saved, path, saving.signal);
        saved.add(path);
      } catch (error) {
        said = saving.signal.aborted ? words.stopped : whyNot(error, words);
        break;
      }
    }
    await show(said);
    // Never focuses the button that removes everything: a visitor who presses Stop twice would press it.
    (controls.start.hidden ? part : controls.start).focus();
  }

  controls.start.addEventListener('click', () => list && void save(list));
  controls.stop.addEventListener('click', () => saving?.abort());
  controls.remove.addEventListener('click', async () => {
    const cache = await caches.open(cacheNames.saved);
    for (const key of await savedKeys()) await cache.delete(key);
    await sweepAssets();
    await show(words.removed);
    // Without a network there is nothing to save, but the focus stays in this part.
    (controls.start.hidden ? part : controls.start).focus();
  });
  await show();
}

const whyNot = (error: unknown, words: Words) =>
  (error as Error).name === 'QuotaExceededError' ? words.full : words.failed;

/** The saved pages without this one, which is always stored. */
async function savedKeys() {
  const cache = await caches.open(cacheNames.saved);
  return (await cache.keys()).filter(({ url }) => !url.endsWith(offlinePath));
}

function findControls(part: HTMLElement) {
  const find = <Found extends HTMLElement>(selector: string) => part.querySelector(selector) as Found;
  return {
    offer: find('[data-offer]'),
    progress: find<HTMLProgressElement>('progress'),
    running: find('[data-running]'),
    status: find('[role=status]'),
    start: find<HTMLButtonElement>('[data-start]'),
    stop: find<HTMLButtonElement>('[data-stop]'),
    remove: find<HTMLButtonElement>('[data-remove]'),
  };
}

/** A help article in /offline-help.json, which the build writes. */
interface ListedHelp {
  path: string;
  /** Size as transferred. */
  bytes: number;
}

/** Timeout in milliseconds, after which the network is treated as absent. */
const patience = 4000;

/** The current help articles of the site. Undefined without a network. */
async function fetchHelpList(): Promise<ListedHelp[] | undefined> {
  try {
    const response = await fetch(helpListPath, { cache: 'no-cache', signal: abortAfter(patience) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Which of these pages are saved. */
async function savedAmong(paths: readonly string[]): Promise<Set<string>> {
  const saved = await caches.open(cacheNames.saved);
  const keys = new Set((await saved.keys()).map(({ url }) => url));
  return new Set(paths.filter((path) => keys.has(keyOfPage(path))));
}
