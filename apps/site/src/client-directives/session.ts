import type { ClientDirective } from 'astro';

/** Hydrates only where a session is stored, or as soon as another tab stores one. */
const hydrateWithSession: ClientDirective = (load) => {
  const start = () => load().then((hydrate) => hydrate());
  const isStored = () => {
    try {
      return Boolean(localStorage.getItem('accessToken') && localStorage.getItem('user'));
    } catch {
      return false;
    }
  };
  if (isStored()) {
    start();
    return;
  }
  const onStorage = () => {
    if (!isStored()) return;
    removeEventListener('storage', onStorage);
    start();
  };
  addEventListener('storage', onStorage);
};

export default hydrateWithSession;
