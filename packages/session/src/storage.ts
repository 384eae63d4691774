import type { User } from '@accounting-site/contract/account/login';
import { parseJson } from './json.ts';
import { isToken } from './token.ts';
import { readUser } from './user.ts';

/**
 * Keys in the browser's local storage (specification §9). `logoutUnsent` is set while the app host does not know of
 * a sign-out: the browser's cookie still works there.
 */
const keys = ['accessToken', 'refreshToken', 'user', 'logoutUnsent'] as const;

type Texts = Partial<Record<(typeof keys)[number], string>>;

/** The methods of `localStorage` that are used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored values, each only if it is valid. */
interface StoredSession {
  readonly accessToken?: string | undefined;
  readonly user?: User | undefined;
}

/** The values that a sign-in stores. */
export interface NewSession {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
  readonly user: User;
}

/** Stores one session in local storage, or in memory if the browser refuses. */
export type SessionStorage = ReturnType<typeof openSessionStorage>;

/** The browser's local storage; null if access to it throws (blocked cookies, sandboxed frame). */
export function findLocalStorage(): StorageArea | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/**
 * Opens the session's storage. An invalid value clears all: a user that is not JSON or lacks a member, a
 * token that cannot be a header value. An incomplete session is kept, because another tab may be writing it.
 */
export function openSessionStorage(area: StorageArea | null) {
  /** Replaces a missing storage, or a failing one until `clear`. */
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
      // A value that cannot be read is treated as missing.
    }
    return found;
  }

  function save({ accessToken, refreshToken, user }: NewSession): void {
    // Removes what an earlier sign-in left, and retries the storage after a failed write. Other tabs see each step, and
    // those of the same user must not see a sign-out in between.
    clear(memory === undefined && read().user?.id === user.id ? ['accessToken', 'user'] : []);
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

  function clear(except: readonly string[] = []): void {
    memory = area ? undefined : {};
    try {
      for (const key of keys) if (!except.includes(key)) area?.removeItem(key);
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
    saveAccessToken: (accessToken: string) => write({ accessToken }),
    clear: clear as () => void,
    /** Keeps in mind, until the next `save` or `clear`, that the app host does not know of a sign-out. */
    keepUnsentLogout: () => write({ logoutUnsent: 'true' }),
    hasUnsentLogout: () => texts().logoutUnsent !== undefined,
    /** False while the session is only in memory and ends with the page. */
    isPersistent: () => !memory,
  };
}
