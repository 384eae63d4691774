import { createSession, type Session, type SessionOptions } from '../session.ts';
import { type FakeStorage, fakeStorage } from './fake-browser.ts';
import { type Script, type ScriptedHost, scriptHost } from './scripted-fetch.ts';

export const ama = { id: 'user-1', email: 'ama@example.com', role: 'owner' };
export const kofi = { id: 'user-2', email: 'kofi@example.com', role: 'clerk' };

/** The contents of local storage while Ama is signed in. */
export const signedIn = { accessToken: 'token-1', user: JSON.stringify(ama) };

/** A session on a scripted app host, with everything that a test checks. */
interface OpenSession {
  session: Session;
  host: ScriptedHost;
  storage: FakeStorage;
  /** How often the browser was redirected to /login. */
  redirects(): number;
}

export function openSession(
  scripts: Record<string, Script>,
  stored: Record<string, string> | FakeStorage = signedIn,
  options: Partial<SessionOptions> = {},
): OpenSession {
  const host = scriptHost(scripts);
  const storage = isStorage(stored) ? stored : fakeStorage(stored);
  let redirects = 0;
  const session = createSession({
    appHost: '',
    redirectToLogin: () => {
      redirects += 1;
    },
    fetch: host.fetch,
    storage,
    locks: null,
    events: new EventTarget(),
    ...options,
  });
  return { session, host, storage, redirects: () => redirects };
}

function isStorage(stored: Record<string, string> | FakeStorage): stored is FakeStorage {
  return 'openTab' in stored;
}
