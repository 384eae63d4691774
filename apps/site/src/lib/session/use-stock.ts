import type { InventoryItem } from '@accounting-site/contract/inventory';
import { lowStockItems } from '@accounting-site/session';
import { useCallback, useEffect, useState } from 'react';
import { browserSession } from './browser-session.ts';

export interface Stock {
  items: InventoryItem[];
  low: InventoryItem[];
  /** An item with this quantity or less runs low. */
  threshold: number;
}

export type StockState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; stock: Stock };

/** The signed-in business's inventory against its alert threshold, and a way to ask for it again. */
export function useStock(appHost: string, signedIn: boolean): [StockState, () => void] {
  const [state, setState] = useState<StockState>({ status: 'loading' });
  const ask = useCallback(() => {
    const controller = new AbortController();
    setState({ status: 'loading' });
    readStock(appHost, controller.signal).then(
      (stock) => controller.signal.aborted || setState({ status: 'ready', stock }),
      () => controller.signal.aborted || setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [appHost]);
  useEffect(() => (signedIn ? ask() : undefined), [signedIn, ask]);
  return [state, ask];
}

async function readStock(appHost: string, signal: AbortSignal): Promise<Stock> {
  const session = browserSession(appHost);
  const [settings, items] = await Promise.all([
    session.readAlertSettings({ signal }),
    session.listInventory({ signal }),
  ]);
  return { items, threshold: settings.threshold_quantity, low: lowStockItems(items, settings) };
}
