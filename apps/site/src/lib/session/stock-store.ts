import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import type { LoadState } from '../actions/use-loaded.ts';

export interface Stock {
  items: InventoryItem[];
  low: InventoryItem[];
  /** Stock at or below `threshold_quantity` is low. Saving sends the whole object. */
  settings: AlertSettings;
}

export type StockState = LoadState<Stock>;

/** A store for `useSyncExternalStore`, shared by several islands that show the same stock. */
export type StockStore = ReturnType<typeof createStockStore>;

/** The state before the first load. */
export const loadingStock: StockState = { status: 'loading' };

/** Creates a store around the function that loads the stock. */
export function createStockStore(read: (signal: AbortSignal) => Promise<Stock>) {
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
      (value) => signal.aborted || set({ status: 'ready', value }),
      (error) => signal.aborted || set({ status: 'failed', error }),
    );
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    /** Loads the stock of this user, once for all subscribers; undefined for a signed-out visitor. */
    showOf(userId: string | number | undefined) {
      if (userId === owner) return;
      owner = userId;
      running?.abort();
      set(loadingStock);
      if (userId !== undefined) ask();
    },
    /** Loads the stock again. The old stock stays until the response arrives. */
    readAgain() {
      if (state.status === 'failed') set(loadingStock);
      ask();
    },
  };
}
