import type { User } from '@accounting-site/contract/account/login';
import type { NewSession, SessionStorage } from './storage.ts';

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  /** False if the browser refuses to store the session, which then ends with this page. */
  readonly persistent: boolean;
}

/** The session as a store for React's `useSyncExternalStore`. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Creates the store for the stored session. `events` is the window, which fires events for changes in other
 * tabs.
 */
export function createSessionStore(storage: SessionStorage, events: EventTarget | undefined) {
  const listeners = new Set<() => void>();
  let snapshot: SignedIn | null = null;
  let announced: SignedIn | null = null;
  let cleared = 0;

  /** The current user, the same object until something changes; null if signed out. */
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

  /**
   * Calls the listener after each change, including changes in other tabs; returns the function to
   * unsubscribe.
   */
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      announced = getSnapshot();
      events?.addEventListener('storage', announce);
      // A page restored from the back/forward cache missed the events in between.
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
    keepUnsentLogout: storage.keepUnsentLogout,
    hasUnsentLogout: storage.hasUnsentLogout,
    /** Increases each time this tab clears the session, so that work started before can notice it. */
    timesCleared: () => cleared,
    save(session: NewSession) {
      storage.save(session);
      announce();
    },
    saveAccessToken(accessToken: string) {
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
