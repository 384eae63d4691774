/**
 * Fetches the code of an island (client:intent="ahead") once the page is there and the phone has nothing to do, without
 * running it, so that the first touch waits for no network. Never on a network that is to be spared. Where the address
 * carries a fragment, as it does when a visitor comes back from another company, the island hydrates without a touch.
 * Stands in the page itself, right below the island, at which tools/name-modules.ts has named the modules.
 */
export function fetchAhead() {
  const { documentElement, head, currentScript } = document;
  const island = currentScript?.previousElementSibling as HTMLElement;
  const fetchModules = () => {
    for (const href of island.dataset.modules?.split(' ') ?? []) {
      // Each in a task of its own: together they are one that a slow phone feels.
      setTimeout(() =>
        head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
      );
    }
  };
  if (location.hash) {
    island.setAttribute('data-held', '');
    fetchModules();
  } else if (documentElement.dataset.saving === undefined) {
    // A tab in the background may never be idle.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    addEventListener('load', () => whenIdle(fetchModules, { timeout: 9000 }));
  }
}
