import { idParameterSchema } from '../account/account.ts';
import * as appHostEndpoints from '../endpoints/app-host-endpoints.ts';
import { importInventoryAnswerSchema, importInventorySchema } from '../inventory/inventory-import.ts';
import { changedItemSchema, newItemSchema, storedItemSchema } from '../inventory/inventory-items.ts';
import { type CallDescription, withEndpoints } from './call.ts';

const stock = { tag: 'Stock', access: 'access token' } as const;

const exampleItem = { name: 'Rice, 5 kg', sku: 'RICE-5', unit: 'bag', quantity: 4, pricePesewas: 9500 };
const exampleStored = {
  id: 'f3c5f1e7-0b0f-4c9e-9a7c-5d0e4a360f3c',
  ...exampleItem,
  version: 'q1V4n0R7s2T5u8W1x3Y6z9',
};
const tooMany = 'Too many changes in a short time.';
const gone = 'The item was removed.';

/** Inventory endpoints under `appHostBasePath`, beyond specification §7. All need the access token. */
export const inventoryCalls = withEndpoints(appHostEndpoints, {
  importInventory: {
    ...stock,
    summary: 'Import inventory from a CSV file',
    description:
      'A line at the top names the columns name, sku, quantity, unit and price in any order; unit and price are optional. A row with an existing SKU changes that item, any other row adds one. A file with a wrong row is not stored, unless `leaveOut` contains `wrong`.',
    request: importInventorySchema,
    requestExample: { csv: 'name,sku,quantity\n"Rice, 5 kg",RICE-5,4\n', save: false },
    response: importInventoryAnswerSchema,
    responseExample: {
      saved: false,
      items: [
        {
          line: 2,
          name: 'Rice, 5 kg',
          sku: 'RICE-5',
          unit: '',
          quantity: 4,
          pricePesewas: null,
          change: 'added',
          flags: [],
        },
      ],
      errors: [],
      counts: { added: 1, changed: 0, unchanged: 0, wrong: 0, negative: 0, example: 0 },
      leftOut: '',
      unread: [],
    },
    errors: {
      409: 'The business would exceed its limit of items. `detail` contains the limit.',
      429: 'Too many files in a short time.',
    },
  },
  addItem: {
    ...stock,
    status: 201,
    summary: 'Add one item',
    request: newItemSchema,
    requestExample: exampleItem,
    response: storedItemSchema,
    responseExample: exampleStored,
    errors: {
      409: 'The business has reached its limit of items. `detail` contains the limit.',
      429: tooMany,
    },
  },
  readItem: {
    ...stock,
    summary: 'Read one item',
    params: idParameterSchema,
    response: storedItemSchema,
    responseExample: exampleStored,
    errors: { 404: gone, 429: tooMany },
  },
  changeItem: {
    ...stock,
    summary: 'Change one item',
    description: 'Send the whole item, with the version that was read.',
    params: idParameterSchema,
    request: changedItemSchema,
    requestExample: { ...exampleItem, version: exampleStored.version },
    response: storedItemSchema,
    responseExample: exampleStored,
    errors: { 404: gone, 409: 'The item has changed since that version. Read it again.', 429: tooMany },
  },
  removeItem: {
    ...stock,
    status: 204,
    summary: 'Remove one item',
    params: idParameterSchema,
    errors: { 404: gone, 429: tooMany },
  },
} as const satisfies Record<string, CallDescription>);
