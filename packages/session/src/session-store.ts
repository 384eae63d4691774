import type { User } from '@accounting-site/contract/login';
import type { NewSession, SessionStorage, StoredSession } from './storage.ts';

/** Who is signed in. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
  /** False when the browser refuses to store the session: it ends with this page. */
  readonly persistent: boolean;
}

/** The session as a store that React's `useSyncExternalStore` can read. */
export interface SessionStore {
  /** Calls the listener after each change, also one made by another tab; gives the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Who is signed in at this moment, the same object as long as nothing changes; null for nobody. */
  getSnapshot(): SignedIn | null;
  read(): StoredSession;
  /** Grows with each sign-out in this tab, so that work begun before one can tell. */
  timesCleared(): number;
  save(session: NewSession): void;
  saveAccessToken(accessToken: string): void;
  clear(): void;
}

/** Makes the store over the stored session. `events` is the window: it tells of other tabs' changes. */
export function createSessionStore(storage: SessionStorage, events: EventTarget | undefined): SessionStore {
  const listeners = new Set<() => void>();
  let snapshot: SignedIn | null = null;
  let announced: SignedIn | null = null;
  let cleared = 0;

  function getSnapshot(): SignedIn | null {
    const { accessToken, user } = storage.read();
    const now = accessToken && user ? { user, token: accessToken, persistent: storage.isPersistent() } : null;
    if (JSON.stringify(now) !== JSON.stringify(snapshot)) snapshot = now;
    return snapshot;
  }

  function announce(): void {
    if (getSnapshot() === announced) return;
    announced = snapshot;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      announced = getSnapshot();
      events?.addEventListener('storage', announce);
      // A page that comes back from the back/forward cache has missed the events of its absence.
      events?.addEventListener('pageshow', announce);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      events?.removeEventListener('storage', announce);
      events?.removeEventListener('pageshow', announce);
    };
  }

  return {
    subscribe,
    getSnapshot,
    read: storage.read,
    timesCleared: () => cleared,
    save(session) {
      storage.save(session);
      announce();
    },
    saveAccessToken(accessToken) {
      storage.saveAccessToken(accessToken);
      announce();
    },
    clear() {
      cleared += 1;
      storage.clear();
      announce();
    },
  };
}
