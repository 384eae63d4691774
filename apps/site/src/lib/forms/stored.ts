type StorageName = 'localStorage' | 'sessionStorage';

/** A text that this browser or tab stores. Undefined without one, and where the browser refuses storage. */
export function readText(storage: StorageName, key: string): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A stored value. Undefined also where what is stored is not JSON. */
export function readStored<Value>(storage: StorageName, key: string): Value | undefined {
  try {
    return JSON.parse(readText(storage, key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; undefined removes it. False where the browser refuses storage. */
export function store(storage: StorageName, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
