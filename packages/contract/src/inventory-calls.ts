import type { Call } from './call.ts';
import { appHostPaths } from './call-paths.ts';
import { importInventoryAnswerSchema, importInventorySchema } from './inventory-import.ts';
import { changedItemSchema, newItemSchema, storedItemSchema } from './inventory-items.ts';

/** Inventory endpoints under `appHostBasePath`, beyond specification §7. All need the access token. */
export const inventoryCalls = {
  importInventory: {
    method: 'POST',
    path: appHostPaths.importInventory,
    request: importInventorySchema,
    answer: importInventoryAnswerSchema,
    status: 200,
  },
  addItem: {
    method: 'POST',
    path: appHostPaths.inventoryItems,
    request: newItemSchema,
    answer: storedItemSchema,
    status: 201,
  },
  readItem: {
    method: 'GET',
    path: appHostPaths.inventoryItem,
    request: null,
    answer: storedItemSchema,
    status: 200,
  },
  changeItem: {
    method: 'PUT',
    path: appHostPaths.inventoryItem,
    request: changedItemSchema,
    answer: storedItemSchema,
    status: 200,
  },
  removeItem: {
    method: 'DELETE',
    path: appHostPaths.inventoryItem,
    request: null,
    answer: null,
    status: 204,
  },
} as const satisfies Record<string, Call>;
