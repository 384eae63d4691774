import { hash, randomUUID } from 'node:crypto';
import { itemNameRequired, skuRequired } from '@accounting-site/contract/fields/validation-messages';
import type { CheckedItem, StoredItem } from '@accounting-site/contract/inventory/inventory-items';
import { lockBusiness } from '../accounts/businesses.repository.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall, refuseField } from '../http/problems.ts';
import { oneLine } from '../site-forms/clean-text.ts';
import { type InventoryItemRow, readInventoryBySku } from './inventory.repository.ts';
import { deleteItem, findItem, insertItem, updateItem } from './inventory-items.repository.ts';
import { requireRoom } from './stock-limit.ts';

interface ItemOf {
  readonly businessId: string;
  readonly id: string;
}

const gone = () =>
  new RefusedCall(
    404,
    'This item was removed, so nothing was saved. To keep it, close this and add it again.',
  );
const changedMeanwhile = () =>
  new RefusedCall(
    409,
    'This item was changed by someone else meanwhile. Read it again before you change it.',
  );

/** Reads one item. @throws RefusedCall 404 when the business has no such item */
export async function readItem(database: Database, { businessId, id }: ItemOf): Promise<StoredItem> {
  const row = await findItem(database, businessId, id);
  if (row === undefined) throw gone();
  return toStoredItem(row);
}

/**
 * Adds an item to the stock of a business. Adding the same item again changes nothing: the response of an earlier try
 * may have been lost.
 * @param limit how many items a business may have
 * @throws RefusedCall 422 when another item has the SKU, 409 when the business has reached the limit
 */
export async function addItem(
  database: Database,
  businessId: string,
  typed: CheckedItem,
  { now, limit }: { now: number; limit: number },
): Promise<StoredItem> {
  const row = { ...toColumns(typed), id: randomUUID(), business_id: businessId, created_at: now };
  return database.transaction().execute(async (transaction) => {
    await lockBusiness(transaction, businessId);
    const other = (await readInventoryBySku(transaction, businessId, [row.sku])).get(row.sku);
    if (other !== undefined && isSame(other, row)) return toStoredItem(other);
    if (other !== undefined) throw skuTaken(other);
    await requireRoom(transaction, businessId, { limit, added: 1 });
    await insertItem(transaction, row);
    return toStoredItem(row);
  });
}

/**
 * Changes an item. An import or another user may have changed it too, so the caller passes the version it has
 * seen. An item that is already as wanted counts as changed: the response of an earlier try may have been lost.
 * @throws RefusedCall 404 when it is gone, 409 when it has changed since, 422 when another item has the SKU
 */
export async function changeItem(
  database: Database,
  { businessId, id }: ItemOf,
  { version, ...typed }: CheckedItem & { version: string },
): Promise<StoredItem> {
  return database.transaction().execute(async (transaction) => {
    await lockBusiness(transaction, businessId);
    const before = await findItem(transaction, businessId, id);
    if (before === undefined) throw gone();
    const row = { ...before, ...toColumns(typed) };
    if (isSame(before, row)) return toStoredItem(before);
    if (versionOf(before) !== version) throw changedMeanwhile();
    const other = (await readInventoryBySku(transaction, businessId, [row.sku])).get(row.sku);
    if (other !== undefined && other.id !== id) throw skuTaken(other);
    await updateItem(transaction, row);
    return toStoredItem(row);
  });
}

/** Removes an item. @throws RefusedCall 404 when it does not exist */
export async function removeItem(database: Database, { businessId, id }: ItemOf): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockBusiness(transaction, businessId);
    if (!(await deleteItem(transaction, businessId, id))) throw gone();
  });
}

/** The input as stored: single-line texts. Name and SKU must not be empty without invisible characters. */
function toColumns({ quantity, pricePesewas, ...texts }: CheckedItem) {
  const [name, sku, unit] = [texts.name, texts.sku, texts.unit].map((text) => oneLine(text.normalize('NFC')));
  if (!name) throw refuseField('name', itemNameRequired);
  if (!sku) throw refuseField('sku', skuRequired);
  // Adding 0 turns -0 into 0.
  return { name, sku, unit: unit ?? '', quantity_in_stock: quantity + 0, price_pesewas: pricePesewas };
}

const skuTaken = ({ name }: InventoryItemRow) =>
  refuseField('sku', `${name} has this code already. Each item needs its own`);

/** The version is a hash of the content, so undoing a change restores the earlier version. */
function versionOf({ name, sku, unit, quantity_in_stock, price_pesewas }: InventoryItemRow): string {
  const content = [name, sku, unit, quantity_in_stock, price_pesewas];
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22);
}

const isSame = (one: InventoryItemRow, other: InventoryItemRow) => versionOf(one) === versionOf(other);

function toStoredItem(row: InventoryItemRow): StoredItem {
  const { id, name, sku, unit, quantity_in_stock: quantity, price_pesewas: pricePesewas } = row;
  return { id, name, sku, unit, quantity, pricePesewas, version: versionOf(row) };
}
