import { accessSync, constants, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory/inventory-import';
import { RefusedCall } from '@accounting-site/server/http/problems';
import { importInventory } from '@accounting-site/server/inventory/import-inventory';
import { codeOf } from '@accounting-site/server/message-of';
import { CannotDo, type Command, onlyPositional, readInput } from '../command.ts';
import { businessOptions, findBusiness } from '../find-business.ts';
import { formatTable } from '../format-table.ts';

export const inventoryImport: Command = {
  name: 'inventory import',
  usage: 'inventory import FILE --business NAME [--business-id ID] [--dry-run] [--left-out NEW_FILE]',
  help: `Stores the items of a CSV file for a business, like the account page. A line at the top names the columns: name,
sku, quantity and, optionally, unit and price (in cedis). A row with an existing SKU changes that item, any other row adds
one; no item is removed. If a row is wrong, nothing is stored.
--left-out stores the correct rows, and writes the wrong ones to a new CSV file with the reason in the first column.
--dry-run shows what would be stored.
--business-id selects one of several businesses with the same name.`,
  options: { ...businessOptions, 'dry-run': { type: 'boolean' }, 'left-out': { type: 'string' } },
  async run(given, { config, database, now, print }) {
    const file = onlyPositional(given, 'Name one CSV file.');
    const save = given.values['dry-run'] !== true;
    const leftOutFile = readNewPath(given.values['left-out']);
    const businessId = await findBusiness(given, database);
    const csv = await readCsv(file);
    const answer = await importInventory(
      database,
      businessId,
      { csv, save, leaveOut: leftOutFile === undefined ? [] : ['wrong'] },
      { now, limit: config.inventoryLimit },
    ).catch(explainLimit);
    const isRefused = answer.errors.length > 0 && (leftOutFile === undefined || answer.items.length === 0);
    if (isRefused) throw new CannotDo(describeErrors(answer));
    if (leftOutFile !== undefined && answer.leftOut !== '') {
      if (save) await writeFile(leftOutFile, answer.leftOut, { flag: 'wx' });
      print(`${rowsAre(answer.counts.wrong)} wrong${save ? `: see ${leftOutFile}` : ''}.`);
    }
    if (answer.unread.length > 0) print(`Columns that are not read: ${answer.unread.join(', ')}.`);
    if (!save) print(describeItems(answer));
    print(`${describeCounts(answer)} ${save ? 'That is stored.' : 'Nothing is stored yet.'}`);
  },
};

/** The path of a new file. Existing files are never overwritten. */
function readNewPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (existsSync(value)) throw new CannotDo(`${value} is there already. Name a new file after --left-out.`);
  try {
    // With the slash it is no file.
    accessSync(`${dirname(value)}/`, constants.W_OK);
  } catch (error) {
    throw new CannotDo(`${value} cannot be written (${codeOf(error)}).`);
  }
  return value;
}

function explainLimit(error: unknown): never {
  if (!(error instanceof RefusedCall)) throw error;
  throw new CannotDo(`${error.message} INVENTORY_LIMIT in the environment is the limit.`);
}

async function readCsv(file: string): Promise<string> {
  const bytes = await readInput(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CannotDo(`${file} is not in UTF-8. Save it as "CSV UTF-8", then try again.`);
  }
}

function describeErrors({ errors, counts }: ImportInventoryAnswer): string {
  const rows = errors.map(({ line, column, message }) => [String(line), column, message]);
  const table = formatTable(['Line', 'Column', 'What to fix'], rows);
  return `${table}\n\nNothing was stored: ${rowsAre(counts.wrong)} wrong.`;
}

const rowsAre = (count: number) => (count === 1 ? '1 row is' : `${count} rows are`);

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
  const { negative, example } = counts;
  const flagged = [
    negative > 0 ? ` ${negative} with a quantity below zero.` : '',
    example > 0 ? ` ${example} whose name begins with EXAMPLE.` : '',
  ].join('');
  return `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} as they were.${flagged}`;
}
