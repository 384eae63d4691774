import type { AlertSettings } from '@accounting-site/contract/alert-settings';
import type { InventoryItem } from '@accounting-site/contract/inventory';

export interface Stock {
  items: InventoryItem[];
  low: InventoryItem[];
  /** An item with its `threshold_quantity` or less runs low. The whole object is sent when it is saved. */
  settings: AlertSettings;
}

export type StockState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; stock: Stock };

/** What several islands of a page show of one stock, as a store that `useSyncExternalStore` can read. */
export interface StockStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => StockState;
  /** Reads the stock of whoever is signed in, once for all who show it; undefined for nobody. */
  showOf: (userId: string | number | undefined) => void;
  /** Reads it again. What is shown stays until the answer is there. */
  readAgain: () => void;
}

/** The state before anything was read. */
export const loadingStock: StockState = { status: 'loading' };

/** Makes the store over the calls that read the stock. */
export function createStockStore(read: (signal: AbortSignal) => Promise<Stock>): StockStore {
  const listeners = new Set<() => void>();
  let state = loadingStock;
  let owner: string | number | undefined;
  let running: AbortController | undefined;

  function set(next: StockState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function ask(): void {
    running?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    read(signal).then(
      (stock) => signal.aborted || set({ status: 'ready', stock }),
      () => signal.aborted || set({ status: 'failed' }),
    );
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    showOf(userId) {
      if (userId === owner) return;
      owner = userId;
      running?.abort();
      set(loadingStock);
      if (userId !== undefined) ask();
    },
    readAgain() {
      if (state.status === 'failed') set(loadingStock);
      ask();
    },
  };
}
