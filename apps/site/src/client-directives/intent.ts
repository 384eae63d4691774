import type { ClientDirective } from 'astro';

const touches = ['pointerenter', 'focusin', 'input', 'click', 'submit'];

/**
 * Hydrates an island at the first touch, focus, input or submit inside it. Until then layouts/hold-actions.ts
 * keeps what the visitor does. With a value such as q=, the island hydrates immediately if the URL contains
 * that text, as a shared link does. With the value ahead, for a page whose main content is the island,
 * layouts/fetch-ahead.ts fetches its code before the first touch.
 */
const hydrateOnIntent: ClientDirective = (load, { value }, element) => {
  const start = () => {
    for (const type of touches) element.removeEventListener(type, start, true);
    // Hydration runs in a task of its own, because evaluating the code already blocks a slow phone.
    load().then((hydrate) => setTimeout(hydrate));
  };
  for (const type of touches) element.addEventListener(type, start, true);
  // An action held before this script loaded also starts hydration.
  if (location.search.includes(value) || element.matches(':focus-within, [data-held]')) start();
};

export default hydrateOnIntent;
