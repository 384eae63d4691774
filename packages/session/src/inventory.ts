import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { answerMalformed } from '@accounting-site/contract/endpoints/error-messages';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import type { CallEndpoint } from './api-client.ts';
import type { CallOptions } from './deadline.ts';
import { AnswerError } from './errors.ts';

const texts = ['id', 'name', 'sku', 'unit'] as const;

/**
 * Lists the inventory (GET /inventory, specification §7). Rejects with `AnswerError` if the response is not a
 * list or an item has no quantity: omitting such an item could hide that it is low in stock.
 */
export async function listInventory(call: CallEndpoint, options?: CallOptions): Promise<InventoryItem[]> {
  const answer = await call(appHostEndpoints.listInventory, {}, options);
  if (!Array.isArray(answer)) throw new AnswerError(answerMalformed);
  return answer.map(readItem);
}

function readItem(value: unknown): InventoryItem {
  if (!isRecord(value) || typeof value.quantity_in_stock !== 'number') throw new AnswerError(answerMalformed);
  const item: InventoryItem = { quantity_in_stock: value.quantity_in_stock };
  for (const member of texts) {
    const text = value[member];
    if (typeof text === 'string') item[member] = text;
  }
  return item;
}
