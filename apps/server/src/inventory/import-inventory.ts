import type {
  ImportInventory,
  ImportInventoryAnswer,
} from '@accounting-site/contract/inventory/inventory-import';
import { lockBusiness } from '../accounts/businesses.repository.ts';
import type { Database } from '../database/open-database.ts';
import { type InventoryItemRow, readInventoryBySku, saveInventoryItems } from './inventory.repository.ts';
import { type InventoryFile, readInventoryFile } from './read-inventory-file.ts';
import type { InventoryRow } from './read-inventory-row.ts';
import { requireRoom } from './stock-limit.ts';
import { reasonHeadings, writeLeftOut } from './write-left-out.ts';

type ImportedItem = ImportInventoryAnswer['items'][number];

/** More than anyone reads: a file with so many errors has a wrong column. */
const mostErrors = 1000;

/**
 * Reports what importing a CSV file would change and, with `save`, stores it. Rows of the kinds in `leaveOut`
 * are skipped. Without that, one wrong row prevents the whole import. Items that are not in the file stay
 * unchanged.
 * @param limit how many items a business may have
 * @throws RefusedCall 409 when the business would exceed the limit, also without `save`
 */
export async function importInventory(
  database: Database,
  businessId: string,
  { csv, save, leaveOut = [] }: ImportInventory,
  { now, limit }: { now: number; limit: number },
): Promise<ImportInventoryAnswer> {
  const file = await readInventoryFile(csv);
  const rows = file.rows.filter(({ flags }) => !flags.some((flag) => leaveOut.includes(flag)));
  const look = async (on: Database) => {
    const skus = rows.map(({ sku }) => sku);
    const items = compare(rows, await readInventoryBySku(on, businessId, skus));
    await requireRoom(on, businessId, { limit, added: items.filter(isNew).length });
    return items;
  };
  const leftOut = writeLeftOut(file, leaveOut);
  const isRefused = file.errors.length > 0 && (rows.length === 0 || !leaveOut.includes('wrong'));
  if (!save || isRefused) return answer(file, { items: await look(database), leftOut, saved: false });
  return database.transaction().execute(async (transaction) => {
    await lockBusiness(transaction, businessId);
    const items = await look(transaction);
    const changes = items.filter(({ change }) => change !== 'unchanged');
    await saveInventoryItems(transaction, businessId, changes, now);
    return answer(file, { items, leftOut, saved: true });
  });
}

const isNew = ({ change }: ImportedItem) => change === 'added';

function compare(
  rows: readonly InventoryRow[],
  known: ReadonlyMap<string, InventoryItemRow>,
): ImportedItem[] {
  return rows.map((row) => compareItem(row, known.get(row.sku)));
}

function compareItem(row: InventoryRow, known: InventoryItemRow | undefined): ImportedItem {
  const { line, name, sku, quantity, flags } = row;
  const unit = row.unit ?? known?.unit ?? '';
  const pricePesewas = row.pricePesewas ?? known?.price_pesewas ?? null;
  const isSame =
    known?.name === name &&
    known.unit === unit &&
    known.quantity_in_stock === quantity &&
    known.price_pesewas === pricePesewas;
  const change = known === undefined ? 'added' : isSame ? 'unchanged' : 'changed';
  return { line, name, sku, unit, quantity, pricePesewas, change, flags };
}

function answer(
  { errors, rows, unread }: InventoryFile,
  { items, leftOut, saved }: Pick<ImportInventoryAnswer, 'items' | 'leftOut' | 'saved'>,
): ImportInventoryAnswer {
  const count = (kind: ImportedItem['change']) => items.filter(({ change }) => change === kind).length;
  const flagged = (flag: ImportedItem['flags'][number]) =>
    rows.filter(({ flags }) => flags.includes(flag)).length;
  const wrong = new Set(errors.map(({ line }) => line)).size;
  const reasons = reasonHeadings();
  return {
    saved,
    items,
    errors: errors.slice(0, mostErrors),
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      wrong,
      negative: flagged('negative'),
      example: flagged('example'),
    },
    leftOut,
    unread: unread.filter((heading) => !reasons.includes(heading)),
  };
}
