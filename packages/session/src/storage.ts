import type { User } from '@accounting-site/contract/login';
import { parseJson } from './json.ts';
import { isToken } from './token.ts';
import { readUser } from './user.ts';

/** Keys in the browser's local storage (specification §9). */
const keys = ['accessToken', 'refreshToken', 'user'] as const;

type Texts = Partial<Record<(typeof keys)[number], string>>;

/** The part of `localStorage` that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is stored, each part only if it is usable. */
export interface StoredSession {
  readonly accessToken?: string | undefined;
  readonly user?: User | undefined;
}

/** What a login stores. */
export interface NewSession {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
  readonly user: User;
}

/** Keeps one session in local storage, or in memory where the browser refuses. */
export interface SessionStorage {
  read(): StoredSession;
  save(session: NewSession): void;
  saveAccessToken(accessToken: string): void;
  clear(): void;
  /** False while the session is held in memory alone and ends with the page. */
  isPersistent(): boolean;
}

/** The browser's local storage, or undefined where even looking at it is refused (blocked cookies, sandboxed frame). */
export function findLocalStorage(): StorageArea | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Opens the storage of the session. Values that cannot be a session (a user that is not JSON or lacks a member, a token
 * that fits no header) are removed. A session of which a part is merely missing is left alone: another tab may be in
 * the middle of writing it.
 */
export function openSessionStorage(area: StorageArea | undefined): SessionStorage {
  /** Set once the area refuses to write; then it is what counts. */
  let memory: Texts | undefined = area ? undefined : {};

  function read(): StoredSession {
    const { accessToken, user } = texts();
    return {
      accessToken: isToken(accessToken) ? accessToken : undefined,
      user: user === undefined ? undefined : readUser(parseJson(user)),
    };
  }

  function texts(): Texts {
    if (memory) return memory;
    const found: Texts = {};
    try {
      for (const key of keys) {
        const text = area?.getItem(key);
        if (typeof text === 'string') found[key] = text;
      }
    } catch {
      // What cannot be read counts as not stored.
    }
    return found;
  }

  function save({ accessToken, refreshToken, user }: NewSession): void {
    // Takes away the refresh token of an earlier login, and gives the area another chance after a refusal.
    clear();
    write({ accessToken, ...(refreshToken && { refreshToken }), user: JSON.stringify(user) });
  }

  function write(changes: Texts): void {
    const all = { ...texts(), ...changes };
    if (!memory) {
      try {
        for (const key of keys) {
          const text = changes[key];
          if (text !== undefined) area?.setItem(key, text);
        }
        return;
      } catch {
        clear();
      }
    }
    memory = all;
  }

  function clear(): void {
    memory = area ? undefined : {};
    try {
      for (const key of keys) area?.removeItem(key);
    } catch {
      memory = {};
    }
  }

  const { accessToken, user } = texts();
  const usable = read();
  if ((accessToken !== undefined && !usable.accessToken) || (user !== undefined && !usable.user)) clear();

  return {
    read,
    save,
    saveAccessToken: (accessToken) => write({ accessToken }),
    clear,
    isPersistent: () => !memory,
  };
}
