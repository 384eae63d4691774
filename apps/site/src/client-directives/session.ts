import type { ClientDirective } from 'astro';

/** Hydrates only if a session is stored (layouts/document-marks.ts), or once another tab stores one. */
const hydrateWithSession: ClientDirective = (load) => {
  const start = () => void load().then((hydrate) => hydrate());
  if (document.documentElement.dataset.session) return start();
  // The user is the last key that a sign-in stores.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== 'user' || !newValue) return;
    removeEventListener('storage', onStorage);
    start();
  };
  addEventListener('storage', onStorage);
};

export default hydrateWithSession;
