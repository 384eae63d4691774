import type { ClientDirective } from 'astro';

/**
 * Hydrates only if a session was stored when the page began (layouts/document-marks.ts), or once a sign-in stores one:
 * in another tab, or while this page was in the back/forward cache, where it misses the event. Then, or when its code
 * cannot be loaded, what can wait begins (scripts/page.ts).
 */
const hydrateWithSession: ClientDirective = (load) => {
  let hydrated: Promise<void> | undefined;
  const look = () => {
    try {
      if (document.documentElement.dataset.session || (localStorage.accessToken && localStorage.user)) {
        if (!hydrated)
          hydrated = load().then((hydrate) => {
            dispatchEvent(new Event('astro:session'));
            return hydrate();
          });
      }
    } catch {
      // Without storage there is no session.
    }
  };
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
};

export default hydrateWithSession;
