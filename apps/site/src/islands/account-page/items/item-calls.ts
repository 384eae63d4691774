import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { withId } from '@accounting-site/contract/endpoints/endpoints';
import type { ChangedItem, NewItem, StoredItem } from '@accounting-site/contract/inventory/inventory-items';
import type { Session } from '@accounting-site/session';
import { checked, orGone } from '../../../lib/actions/checked.ts';

type Call = Session['callApp'];

export async function addItem(call: Call, item: NewItem) {
  return checked<StoredItem>(await call(appHostEndpoints.addItem, { body: item }), 'id');
}

export async function readItem(call: Call, id: string, signal?: AbortSignal) {
  const endpoint = withId(appHostEndpoints.readItem, id);
  return checked<StoredItem>(await call(endpoint, {}, { signal }), 'id');
}

/** Rejects with status 409 when the stored version of the item is a different one. */
export async function changeItem(call: Call, id: string, item: ChangedItem) {
  const endpoint = withId(appHostEndpoints.changeItem, id);
  return checked<StoredItem>(await call(endpoint, { body: item }), 'id');
}

export async function removeItem(call: Call, id: string): Promise<void> {
  await orGone(call(withId(appHostEndpoints.removeItem, id)));
}
