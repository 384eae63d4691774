declare global {
  interface Window {
    /** Responses on their way, by path and credentials; undefined without a response. */
    asked?: Map<string, Promise<Response | undefined>>;
  }
}

/**
 * Sends what the islands of a signed-in page read first, while their code is still on its way. Over a slow link they
 * would send it seconds later. lib/session/take-or-fetch.ts takes the responses. With a query the page may show
 * something else, so nothing is sent. It is an inline script, with the paths in data-ask.
 */
export function askAhead() {
  const { documentElement, currentScript } = document;
  if (!documentElement.dataset.session || location.search) return;
  const { ask = '' } = (currentScript as HTMLElement).dataset;
  const authorization = `Bearer ${localStorage.accessToken}`;
  const headers = { accept: 'application/json', authorization, 'accept-language': documentElement.lang };
  window.asked = new Map(
    ask.split(' ').map((path) => [
      path + authorization,
      // Without a network now, the island asks again.
      fetch(path, { headers, credentials: 'include' }).catch(() => undefined),
    ]),
  );
}
