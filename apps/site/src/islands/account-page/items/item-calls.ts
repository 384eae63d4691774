import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { withId } from '@accounting-site/contract/endpoints/endpoints';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import type { ChangedItem, NewItem, StoredItem } from '@accounting-site/contract/inventory/inventory-items';
import type { Session } from '@accounting-site/session';
import { checked, orGone } from '../../../lib/actions/checked.ts';

type Call = Session['callApp'];

/** Adds an item to the stock (POST /inventory/items). */
export async function addItem(call: Call, item: NewItem): Promise<StoredItem> {
  return checked(await call(appHostEndpoints.addItem, { body: item }), isStoredItem);
}

/** Reads one item (GET /inventory/items/:id). */
export async function readItem(call: Call, id: string, signal?: AbortSignal): Promise<StoredItem> {
  const endpoint = withId(appHostEndpoints.readItem, id);
  return checked(await call(endpoint, {}, { signal }), isStoredItem);
}

/**
 * Changes an item (PUT /inventory/items/:id). Rejects with status 409 when its stored version is a different
 * one.
 */
export async function changeItem(call: Call, id: string, item: ChangedItem): Promise<StoredItem> {
  const endpoint = withId(appHostEndpoints.changeItem, id);
  return checked(await call(endpoint, { body: item }), isStoredItem);
}

/** Removes an item (DELETE /inventory/items/:id). */
export async function removeItem(call: Call, id: string): Promise<void> {
  await orGone(call(withId(appHostEndpoints.removeItem, id)));
}

const isStoredItem = (value: unknown): value is StoredItem =>
  isRecord(value) &&
  typeof value.quantity === 'number' &&
  [value.id, value.name, value.sku, value.unit, value.version].every((text) => typeof text === 'string');
