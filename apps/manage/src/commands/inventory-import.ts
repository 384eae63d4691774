import { readFile } from 'node:fs/promises';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import { importInventory } from '@accounting-site/server/inventory/import-inventory';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { businessOptions, findBusiness } from '../find-business.ts';
import { formatTable } from '../format-table.ts';

export const inventoryImport: Command = {
  name: 'inventory import',
  usage: 'inventory import FILE --business NAME [--business-id ID] [--dry-run]',
  help: `Stores the items of a CSV file for a business, as the account page does. The first line names the columns:
name, sku, quantity and, where there are any, unit and price (in cedis). An item whose SKU is there is changed, any other
is added, and none is taken away. When a row is wrong nothing is stored.
--dry-run shows what would be stored.
--business-id says which, where several businesses have the same name.`,
  options: { ...businessOptions, 'dry-run': { type: 'boolean' } },
  async run(given, { database, now, print }) {
    const file = onlyPositional(given, 'Name one CSV file.');
    const save = given.values['dry-run'] !== true;
    const businessId = await findBusiness(given, database);
    const csv = await readCsv(file);
    const answer = await importInventory(database, businessId, { csv, save }, now);
    if (answer.errors.length > 0) throw new CannotDo(describeErrors(answer));
    if (!save) print(describeItems(answer));
    print(`${describeCounts(answer)} ${save ? 'That is stored.' : 'Nothing is stored yet.'}`);
  },
};

async function readCsv(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (error instanceof TypeError) {
      throw new CannotDo(`${file} is not in UTF-8. Save it as "CSV UTF-8", then try again.`);
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotDo(`${file} cannot be read (${code}).`);
  }
}

function describeErrors({ errors, counts }: ImportInventoryAnswer): string {
  const rows = errors.map(({ line, column, message }) => [String(line), column, message]);
  const table = formatTable(['Line', 'Column', 'What to mend'], rows);
  return `${table}\n\nNothing was stored: ${counts.wrong === 1 ? '1 row is' : `${counts.wrong} rows are`} wrong.`;
}

function describeItems({ items }: ImportInventoryAnswer): string {
  const rows = items.map(({ line, change, sku, name, quantity, unit, pricePesewas }) => [
    String(line),
    change,
    sku,
    name,
    `${quantity} ${unit}`.trim(),
    pricePesewas === null ? '' : (pricePesewas / 100).toFixed(2),
  ]);
  return `${formatTable(['Line', 'Change', 'SKU', 'Name', 'Quantity', 'Price (GHS)'], rows)}\n`;
}

function describeCounts({ counts }: ImportInventoryAnswer): string {
  return `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} as they were.`;
}
