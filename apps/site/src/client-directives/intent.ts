import type { ClientDirective } from 'astro';

const touches = ['pointerenter', 'focusin', 'input', 'click', 'submit'];

/**
 * Hydrates an island at the first touch, focus, input or submit inside it; layouts/hold-actions.ts holds what the
 * visitor does until then. With a value like q= it does not wait for a touch where the address holds that text, as a
 * shared link does. The value ahead, for a page that is about the island, has
 * layouts/fetch-ahead.ts bring its code before the first touch.
 */
const hydrateOnIntent: ClientDirective = (load, { value }, element) => {
  const start = () => {
    for (const type of touches) element.removeEventListener(type, start, true);
    // In a task of its own: to evaluate the code is one that a slow phone feels already.
    load().then((hydrate) => setTimeout(hydrate));
  };
  for (const type of touches) element.addEventListener(type, start, { capture: true, passive: true });
  // What was held before this script was there is a touch as well.
  if (location.search.includes(value) || element.matches(':focus-within, [data-held]')) start();
};

export default hydrateOnIntent;
