import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addBusiness } from '@accounting-site/server/accounts/accounts.repository';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, onTestFinished, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const adom = ['--business', 'Adom Provisions'];
const list = 'name,sku,unit,quantity,price\nGari 2 kg,GARI,bag,"1,200",28.00\nPalm oil,OIL,,8,\n';

/** Writes a file that is deleted when the test ends. Returns its path. */
function writeList(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'inventory-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'stock.csv');
  writeFileSync(file, content);
  return file;
}

describe.each(databaseKinds)('inventory import on %s', (on) => {
  const open = async (environment: Record<string, string> = {}) => {
    const test = await manageFor(on, environment);
    const stored = () =>
      test.database
        .selectFrom('inventory_items')
        .select(['business_id', 'sku', 'quantity_in_stock', 'price_pesewas'])
        .orderBy('sku')
        .execute();
    return { ...test, stored };
  };

  test('adds new items, updates existing ones, and counts both', async () => {
    const { tell, stored, businessId } = await open();
    const file = writeList(list);
    expect(await tell('inventory', 'import', file, ...adom)).toBe(
      '2 added, 0 changed, 0 as they were. That is stored.',
    );
    expect(await stored()).toEqual([
      { business_id: businessId, sku: 'GARI', quantity_in_stock: 1200, price_pesewas: 2800 },
      { business_id: businessId, sku: 'OIL', quantity_in_stock: 8, price_pesewas: null },
    ]);
    const other = writeList('name;sku;quantity\nGari 2 kg;GARI;7\nPalm oil;OIL;8');
    expect(await tell('inventory', 'import', other, ...adom)).toBe(
      '0 added, 1 changed, 1 as they were. That is stored.',
    );
    expect((await stored()).map(({ quantity_in_stock }) => quantity_in_stock)).toEqual([7, 8]);
  });

  test('changes nothing with --dry-run, and shows the result', async () => {
    const { tell, stored } = await open();
    const said = await tell('inventory', 'import', writeList(list), ...adom, '--dry-run');
    expect(said.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Line', 'Change', 'SKU', 'Name', 'Quantity', 'Price (GHS)'],
      ['2', 'added', 'GARI', 'Gari 2 kg', '1200 bag', '28.00'],
      ['3', 'added', 'OIL', 'Palm oil', '8'],
      [''],
      ['2 added, 0 changed, 0 as they were. Nothing is stored yet.'],
    ]);
    expect(await stored()).toEqual([]);
  });

  test('reports every invalid row and stores nothing', async () => {
    const { manage, said, stored } = await open();
    const file = writeList(`${list}Yam,,,many,-1\n`);
    expect(await manage(['inventory', 'import', file, ...adom])).toBe(1);
    const lines = (said[0] ?? '').split('\n').map((line) => line.split(/ {2,}/));
    expect(lines.slice(0, 4)).toEqual([
      ['Line', 'Column', 'What to fix'],
      ['4', 'sku', 'Write a code (SKU): a short one of its own for each item, like RICE-5KG.'],
      ['4', 'quantity', '“many” is not a number. Write a quantity, like 46 or 2.5.'],
      ['4', 'price', 'A price is 0 or more.'],
    ]);
    expect(said[0]).toContain('Nothing was stored: 1 row is wrong.');
    expect(await stored()).toEqual([]);
  });

  test('stores the right rows with --left-out, and writes the wrong ones to a new file', async () => {
    const { manage, tell, said, stored } = await open();
    const file = writeList(`${list}Yam,YAM,,many,3\nEXAMPLE Soap,SOAP,,-5,1\n`);
    const leftOut = join(dirname(file), 'to-fix.csv');
    const dryRun = await tell('inventory', 'import', file, ...adom, '--left-out', leftOut, '--dry-run');
    expect(dryRun).toMatch(/^1 row is wrong\.\n[\s\S]*Nothing is stored yet\.$/);
    expect(await tell('inventory', 'import', file, ...adom, '--left-out', leftOut)).toBe(
      [
        `1 row is wrong: see ${leftOut}.`,
        '3 added, 0 changed, 0 as they were. 1 with a quantity below zero. 1 whose name begins with EXAMPLE. That is stored.',
      ].join('\n'),
    );
    expect((await stored()).map(({ sku }) => sku)).toEqual(['GARI', 'OIL', 'SOAP']);
    expect(readFileSync(leftOut, 'utf8')).toContain('"Yam","YAM","","many","3"');
    expect(await manage(['inventory', 'import', file, ...adom, '--left-out', leftOut])).toBe(1);
    expect(said.at(-1)).toContain('is there already. Name a new file after --left-out.');
  });

  test('stores nothing when the file of wrong rows cannot be written', async () => {
    const { manage, said, stored } = await open();
    const file = writeList(`${list}Yam,YAM,,many,3\n`);
    expect(await manage(['inventory', 'import', file, ...adom, '--left-out', '/nowhere/to-fix.csv'])).toBe(1);
    expect(said[0]).toContain('/nowhere/to-fix.csv cannot be written (ENOENT).');
    expect(await stored()).toEqual([]);
  });

  test('names the limit of a business, and stores nothing beyond it', async () => {
    const { manage, said, stored } = await open({ INVENTORY_LIMIT: '1' });
    expect(await manage(['inventory', 'import', writeList(list), ...adom])).toBe(1);
    expect(said[0]).toContain('A business can have up to 1 items. You have 0, and this would add 2.');
    expect(said[0]).toContain('INVENTORY_LIMIT in the environment is the limit.');
    expect(await stored()).toEqual([]);
  });

  test('asks for the id when several businesses have the same name', async () => {
    const { manage, tell, said, stored, database, businessId, time } = await open();
    const second = await addBusiness(database, { name: 'Adom Provisions', now: time.now + 1 });
    const elsewhere = await addBusiness(database, { name: 'Another shop', now: time.now });
    const file = writeList(list);
    expect(await manage(['inventory', 'import', file, ...adom])).toBe(1);
    expect(said[0]).toContain('There are 2 businesses of this name. Add --business-id:');
    expect(said[0]).toMatch(
      new RegExp(`${businessId}  2026-11-02  owner@adom.example\n${second}  2026-11-02\n`),
    );
    expect(await manage(['inventory', 'import', file, ...adom, '--business-id', elsewhere])).toBe(1);
    expect(said[1]).toContain(`There is no business Adom Provisions with the ID ${elsewhere}.`);
    expect(await stored()).toEqual([]);
    await tell('inventory', 'import', file, ...adom, '--business-id', second);
    expect(new Set((await stored()).map(({ business_id }) => business_id))).toEqual(new Set([second]));
  });
});

describe('inventory import', () => {
  test.each([
    ['no file', [], 'Name one CSV file.'],
    ['two files', ['a.csv', 'b.csv'], 'Name one CSV file.'],
    ['a file that is not there', ['/nowhere/stock.csv'], '/nowhere/stock.csv cannot be read (ENOENT).'],
    ['a folder', [tmpdir()], 'cannot be read (EISDIR).'],
  ])('with %s says what to type', async (_what, files, message) => {
    const { manage, said } = await manageFor('SQLite');
    expect(await manage(['inventory', 'import', ...files, ...adom])).toBe(1);
    expect(said[0]).toContain(message);
    expect(said[0]).toContain('Usage: npm run manage -- inventory import FILE --business NAME');
  });

  test('requires the name of an existing business', async () => {
    const { manage, said } = await manageFor('SQLite');
    const file = writeList(list);
    expect(await manage(['inventory', 'import', file])).toBe(1);
    expect(await manage(['inventory', 'import', file, '--business', 'Nobody'])).toBe(1);
    expect(said[0]).toContain('Add --business, for example: --business "Adom Provisions"');
    expect(said[1]).toContain('There is no business Nobody. user list names them.');
  });

  test('refuses a file in an old character encoding instead of storing wrong names', async () => {
    const { manage, said, database } = await manageFor('SQLite');
    const file = writeList(Buffer.from('name,sku,quantity\nCaf\u00e9,CAFE,1', 'latin1'));
    expect(await manage(['inventory', 'import', file, ...adom])).toBe(1);
    expect(said[0]).toContain('is not in UTF-8. Save it as "CSV UTF-8", then try again.');
    expect(await database.selectFrom('inventory_items').selectAll().execute()).toEqual([]);
  });

  test('removes terminal control sequences from its output', async () => {
    const { tell, manage, said } = await manageFor('SQLite');
    const steering = '\u001b[2J\u0007\u009b31m';
    const file = writeList(`name,sku,quantity\n"Gari${steering}",GARI${steering},1`);
    const shown = await tell('inventory', 'import', file, ...adom, '--dry-run');
    for (const text of [
      `name\u0007,sku,quantity\n,a,${steering}x`,
      'name\u0007,name\u001b,sku,quantity\nGari,Gari,GARI,1',
    ]) {
      expect(await manage(['inventory', 'import', writeList(text), ...adom])).toBe(1);
    }
    expect((shown + said.join('')).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(shown).toContain('Gari[2J31m');
  });
});
