/**
 * Fetches the code of an island (client:intent="ahead") once the page is loaded and the browser is idle,
 * without running it, so that the first touch does not wait for the network. With Save-Data it fetches
 * nothing, unless the URL has a fragment, as after a provider's return: then the island hydrates immediately.
 * It is an inline script right below the island, where integrations/finish-site/name-modules.ts has inserted
 * the module names.
 */
export function fetchAhead() {
  const { documentElement, head, currentScript } = document;
  const island = currentScript?.previousElementSibling as HTMLElement;
  const fetchModules = () => {
    for (const href of island.dataset.modules?.split(' ') ?? []) {
      // Each in a task of its own. Together they would block a slow phone noticeably.
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
