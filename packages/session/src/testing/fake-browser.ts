import type { StorageArea } from '../storage.ts';
import type { TabLocks } from '../tab-locks.ts';

/** A local storage shared by several tabs. Each tab gets events about the changes of the others. */
export interface FakeStorage extends StorageArea {
  contents(): Record<string, string>;
  /** Opens a tab: its view of the storage, and its event target. */
  openTab(): { storage: StorageArea; events: EventTarget };
}

export function fakeStorage(initial: Record<string, string> = {}): FakeStorage {
  const values = new Map(Object.entries(initial));
  const tabs: EventTarget[] = [];
  const area: StorageArea = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return {
    ...area,
    contents: () => Object.fromEntries(values),
    openTab() {
      const events = new EventTarget();
      tabs.push(events);
      const tellOthers = () => {
        for (const tab of tabs) if (tab !== events) tab.dispatchEvent(new Event('storage'));
      };
      return {
        events,
        storage: {
          getItem: area.getItem,
          setItem(key, value) {
            area.setItem(key, value);
            tellOthers();
          },
          removeItem(key) {
            area.removeItem(key);
            tellOthers();
          },
        },
      };
    },
  };
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
}

/** A storage that can be read but not written, such as a full one. */
export function fullStorage(initial: Record<string, string> = {}): FakeStorage {
  return { ...fakeStorage(initial), setItem: refuse };
}

/** A storage that throws on every access, as with blocked cookies. */
export const blockedStorage: StorageArea = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** A lock manager shared by tabs: one task at a time under a name, in the order of the requests. */
export function fakeLocks(): TabLocks & { names: string[] } {
  const last = new Map<string, Promise<unknown>>();
  const names: string[] = [];
  return {
    names,
    request(name, { signal }, task) {
      names.push(name);
      const refused = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      const turn = Promise.race([last.get(name) ?? Promise.resolve(), refused]);
      const result = turn.then(task);
      last.set(
        name,
        result.catch(() => {}),
      );
      return result;
    },
  };
}
