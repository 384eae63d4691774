import type { ElementHandle, Page } from '@playwright/test';

/** How long the page took to show something after a control was touched. */
export interface Touch {
  /** As in the markup: button "Menu". */
  control: string;
  /** Interaction to Next Paint in milliseconds: a tap or a key, until the next frame is shown. */
  duration: number;
  /** The longest task that followed, such as the hydration of an island. Another tap may have to wait for it. */
  longestTask: number;
}

/** Most controls of a long list are alike. */
const most = 40;

/**
 * Touches every control of a page that is not a link, once, in the order of the document: buttons and menus are
 * tapped, and a character is typed into fields. Controls that a touch reveals follow, those of a dialog first.
 * @param open opens the page in the same window; it is called again when a control has left the page, signed out or
 *   hidden others
 */
export async function touchControls(page: Page, open: () => Promise<void>): Promise<Touch[]> {
  const touches: Touch[] = [];
  const [done, seen] = [new Set<string>(), new Set<string>()];
  let isFresh = true;
  await page.addInitScript(watchTouches);
  await open();
  const address = page.url();
  const began = await page.evaluate(isSignedIn);
  while (done.size < most) {
    const handle = await page.evaluateHandle(findControl, [...done]);
    for (const name of await page.evaluate(namesOfControls)) seen.add(name);
    const element = handle.asElement();
    if (element === null) {
      if (await page.evaluate(closeDialog)) continue;
      // A search, for example, hides the list that it searches.
      if (isFresh || [...seen].every((name) => done.has(name))) break;
      await open();
      isFresh = true;
      continue;
    }
    isFresh = false;
    const control = await element.evaluate((each) => each.getAttribute('data-control') ?? '');
    done.add(control);
    let hasLeft = false;
    try {
      await page.evaluate(() => Object.assign(window, { touched: { duration: 0, longestTask: 0 } }));
      await touch(page, element);
      await page.waitForFunction(isAwake, element, { timeout: 30_000 });
      // Event timings arrive after the frame that they describe.
      await page.waitForTimeout(500);
      const touched = await page.evaluate(
        () => (window as unknown as { touched: Omit<Touch, 'control'> }).touched,
      );
      touches.push({ control, ...touched });
    } catch (error) {
      // A button that leaves the page, as by sending a form, has no next paint there.
      hasLeft = page.url() !== address || /context was destroyed/.test(`${error}`);
      if (!hasLeft) throw new Error(`${address}: ${control}`, { cause: error });
    }
    if (hasLeft || page.url() !== address || (await page.evaluate(isSignedIn)) !== began) await open();
  }
  return touches;
}

async function touch(page: Page, element: ElementHandle<HTMLElement | SVGElement>) {
  const kind = await element.evaluate((each) => (each as HTMLInputElement).type ?? '');
  const isChosen = kind === 'select-one';
  const isTyped = await element.evaluate((each) =>
    each.matches('textarea, input:not([type=radio], [type=checkbox])'),
  );
  // A tap would open a list outside of the page.
  if (isChosen) await element.focus();
  else await element.evaluate((each) => each.scrollIntoView({ behavior: 'instant', block: 'center' }));
  // An open menu may cover it, and would get the tap.
  if (await element.evaluate(isCovered)) await page.keyboard.press('Escape');
  if (!isChosen) await element.tap({ force: true });
  if (isChosen) await page.keyboard.press('ArrowDown');
  if (isTyped) await page.keyboard.press('5');
}

/** Runs in the page, before any of its scripts. */
function watchTouches() {
  const seen = { duration: 0, longestTask: 0 };
  Object.assign(window, { touched: seen });
  const touched = () => (window as unknown as { touched: typeof seen }).touched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) touched().duration = Math.max(touched().duration, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      touched().longestTask = Math.max(touched().longestTask, Math.round(duration));
    }
  }).observe({ type: 'longtask' });
}

/** Runs in the page: marks each control with its name. @returns the first that was not touched */
function findControl(before: string[]): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const within: ParentNode = dialogs.at(-1) ?? document;
  const kinds = 'button, summary, select, textarea, input:not([type=hidden], [type=file], [type=submit])';
  // What closes a dialog comes last, because the other controls in it cannot be touched afterwards.
  const closes = (element: Element) => Number(element.closest('form[method=dialog]') !== null);
  const controls = [...within.querySelectorAll<HTMLInputElement>(kinds)];
  controls.sort((one, other) => closes(one) - closes(other));
  const shown = controls.filter((element) => {
    // It is still shown while it fades away.
    if (element.closest('dialog:not([open])') !== null) return false;
    // The input of a choice may be hidden behind its label, and the label of a search box for sighted visitors.
    const boxes = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
    const isBig = boxes.some(({ width, height }) => width > 1 && height > 1);
    const isShown = isBig && element.checkVisibility({ visibilityProperty: true });
    if (!isShown || element.disabled || element.tabIndex < 0 || element.closest('[inert]') !== null)
      return false;
    const name = element.ariaLabel ?? (element.name || element.id || element.textContent.trim());
    // The controls of a list differ in their numbers only, and one of them is enough.
    const alike = name.replace(/\s+/g, ' ').replace(/\d+/g, '1');
    element.dataset.control = `${element.localName} "${alike.slice(0, 40)}"`;
    return true;
  });
  return shown.find(({ dataset }) => !before.includes(dataset.control ?? ''));
}

/** Runs in the page. */
const namesOfControls = () =>
  [...document.querySelectorAll<HTMLElement>('[data-control]')].map(({ dataset }) => dataset.control ?? '');

/** Runs in the page. */
function isCovered(element: HTMLElement | SVGElement): boolean {
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top === null || !([element, ...labels].some((each) => each.contains(top)) || top.contains(element));
}

/** Runs in the page. @returns whether there was one */
function closeDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  dialog?.close();
  return dialog !== undefined;
}

/** Runs in the page: whether the island of a control is hydrated, which the first touch starts. */
const isAwake = (element: Element) => element.closest('astro-island[ssr][client=intent]') === null;

/** Runs in the page. */
export const isSignedIn = () => localStorage.getItem('accessToken') !== null;
