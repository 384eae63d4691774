import { importMaxBytes } from '@accounting-site/contract/fields/field-limits';
import { importInventoryAnswerSchema } from '@accounting-site/contract/inventory/inventory-import';
import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { saveInventoryItems } from '../../../inventory/inventory.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/inventory/import';
const gari = { name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity: 10, pricePesewas: 28_00 };
const oil = { name: 'Palm oil', sku: 'OIL', unit: 'l', quantity: 8, pricePesewas: 38_00 };
const soap = { name: 'Soap', sku: 'SOAP', unit: 'bar', quantity: 5, pricePesewas: 9_00 };

/** GARI with another quantity, OIL unchanged, RICE new. */
const list =
  'name,sku,unit,quantity,price\nGari 2 kg,GARI,bag,"1,200",28.00\nPalm oil,OIL,l,8,38\nRice,RICE,bag,2.5,95.50\n';

describe.each(databaseKinds)('an inventory file on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const browser = openBrowser(test.app);
    await browser.login();
    await saveInventoryItems(test.database, test.businessId, [gari, oil, soap], test.time.now);
    const kofi = { email: 'kofi@other.example', business: 'Another shop', now: test.time.now };
    const other = await addPerson(test.database, kofi);
    await saveInventoryItems(test.database, other.businessId, [{ ...gari, quantity: 1 }], test.time.now);
    const send = (csv: string, save: boolean) => browser.send('POST', path, { csv, save });
    const stored = async (businessId = test.businessId) => {
      const rows = await test.database
        .selectFrom('inventory_items')
        .select(['sku', 'name', 'unit', 'quantity_in_stock as quantity', 'price_pesewas as price'])
        .where('business_id', '=', businessId)
        .orderBy('sku')
        .execute();
      return rows.map(({ sku, name, unit, quantity, price }) => [sku, name, unit, quantity, price]);
    };
    return { ...test, other, browser, send, stored };
  };

  test('is previewed first: what would be added, changed or unchanged, and nothing is stored', async () => {
    const { send, stored } = await open();
    const before = await stored();
    const answer = await send(list, false);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      saved: false,
      items: [
        { ...gari, line: 2, quantity: 1200, change: 'changed', flags: [] },
        { ...oil, line: 3, change: 'unchanged', flags: [] },
        {
          line: 4,
          name: 'Rice',
          sku: 'RICE',
          unit: 'bag',
          quantity: 2.5,
          pricePesewas: 9550,
          change: 'added',
          flags: [],
        },
      ],
      errors: [],
      counts: { added: 1, changed: 1, unchanged: 1, wrong: 0, negative: 0, example: 0 },
      leftOut: '',
      unread: [],
    });
    expect(await stored()).toEqual(before);
  });

  test('is then saved: items are added or changed by their SKU, and none is removed or duplicated', async () => {
    const { browser, send, stored, other } = await open();
    const ids = async () => {
      const items: { sku: string; id: string }[] = (await browser.send('GET', '/api/api/inventory')).json();
      return Object.fromEntries(items.map(({ sku, id }) => [sku, id]));
    };
    const before = await ids();
    const answer = (await send(list, true)).json();
    expect(answer).toMatchObject({ saved: true, counts: { added: 1, changed: 1, unchanged: 1, wrong: 0 } });
    const expected = [
      ['GARI', 'Gari 2 kg', 'bag', 1200, 2800],
      ['OIL', 'Palm oil', 'l', 8, 3800],
      ['RICE', 'Rice', 'bag', 2.5, 9550],
      ['SOAP', 'Soap', 'bar', 5, 900],
    ];
    expect(await stored()).toEqual(expected);
    expect(await ids()).toMatchObject(before);
    expect((await send(list, true)).json()).toMatchObject({
      saved: true,
      counts: { added: 0, changed: 0, unchanged: 3, wrong: 0 },
    });
    expect(await stored()).toEqual(expected);
    expect(await stored(other.businessId)).toEqual([['GARI', 'Gari 2 kg', 'bag', 1, 2800]]);
  });

  test('keeps units and prices that it does not contain', async () => {
    const { send, stored } = await open();
    const answer = await send('sku,name,quantity\nGARI,Gari,7\nNEW,Nails,100', true);
    expect(answer.json().items).toEqual([
      { ...gari, line: 2, name: 'Gari', quantity: 7, change: 'changed', flags: [] },
      {
        line: 3,
        name: 'Nails',
        sku: 'NEW',
        unit: '',
        quantity: 100,
        pricePesewas: null,
        change: 'added',
        flags: [],
      },
    ]);
    expect(await stored()).toContainEqual(['GARI', 'Gari', 'bag', 7, 2800]);
    expect(await stored()).toContainEqual(['NEW', 'Nails', '', 100, null]);
  });

  test('with a wrong row stores nothing and reports the errors of each row', async () => {
    const { send, stored } = await open();
    const before = await stored();
    const answer = await send(`${list},,x\nYam,YAM,piece,many,-1\n`, true);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      saved: false,
      counts: { added: 1, changed: 1, unchanged: 1, wrong: 2 },
      errors: [
        { line: 5, column: 'name', message: 'Write what the item is called.' },
        { line: 5, column: 'sku' },
        { line: 5, column: 'quantity' },
        { line: 6, column: 'quantity', message: '“many” is not a number. Write a quantity, like 46 or 2.5.' },
        { line: 6, column: 'price', message: 'A price is 0 or more.' },
      ],
    });
    expect(await stored()).toEqual(before);
  });

  test('may contain ten thousand items, which are all stored', async () => {
    const { send, database, businessId } = await open();
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `"Item ${at} ${'x'.repeat(40)}","S${at}","bag","${at}","1.00"`,
    );
    const answer = await send(['name,sku,unit,quantity,price', ...rows].join('\r\n'), true);
    expect(answer.json().counts).toMatchObject({ added: 10_000, changed: 0, unchanged: 0, wrong: 0 });
    expect(importInventoryAnswerSchema.safeParse(answer.json()).error).toBeUndefined();
    const { count, sum } = await database
      .selectFrom('inventory_items')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('quantity_in_stock').as('sum')])
      .where('business_id', '=', businessId)
      .where('sku', 'like', 'S%')
      .where('sku', '!=', 'SOAP')
      .executeTakeFirstOrThrow();
    expect([Number(count), Number(sum)]).toEqual([10_000, (9999 * 10_000) / 2]);
  });

  test('lists at most a thousand errors, and counts all', async () => {
    const { send } = await open();
    const answer = (await send(`name,sku,quantity\n${',,x\n'.repeat(2000)}`, true)).json();
    expect([answer.errors.length, answer.counts.wrong, answer.errors[0].line]).toEqual([1000, 2000, 2]);
  });

  test('sent twice at the same time in different orders is stored once', async () => {
    const { send, stored } = await open();
    const rows = Array.from({ length: 1200 }, (_, at) => `Item ${at},S${at},${at}`);
    const texts = [rows, rows.toReversed()].map((each) => ['name,sku,quantity', ...each].join('\n'));
    const answers = await Promise.all(texts.map((text) => send(text, true)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json().counts.added).toSorted()).toEqual([0, 1200]);
    expect(await stored()).toHaveLength(1203);
  });

  test('may be as large as the page allows, and no larger', async () => {
    const { app, browser, send } = await open();
    const heading = 'name,sku,quantity\n';
    const row = '"A","",""\n';
    const text = heading + row.repeat(Math.floor((importMaxBytes - heading.length) / row.length));
    expect((await send(text, false)).statusCode).toBe(200);
    const tooLong = await send('x'.repeat(importMaxBytes + 1), false);
    const message = 'The file is too large. Split it into files of up to 1 MB';
    expect([tooLong.statusCode, tooLong.json().errors]).toEqual([422, [{ field: 'csv', message }]]);
    expect((await send('x'.repeat(2 * importMaxBytes + 2000), false)).statusCode).toBe(413);
    const stranger = openBrowser(app);
    expect((await stranger.send('POST', path, { csv: text, save: false })).statusCode).toBe(401);
    const elsewhere = { threshold_quantity: 1, more: 'x'.repeat(64 * 1024) };
    expect((await browser.send('PUT', '/api/api/alert-settings', elsewhere)).statusCode).toBe(413);
  });

  test.each([
    ['no file', { save: true }, 'csv', 'Please choose a file'],
    ['an empty file', { csv: '', save: true }, 'csv', 'Please choose a file'],
  ])('that is %s is asked for', async (_what, body, field, message) => {
    const { browser } = await open();
    const answer = await browser.send('POST', path, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field, message }]]);
  });

  test('can be sent a limited number of times', async () => {
    const { send, time, browser } = await open();
    for (let count = 0; count < 60; count += 1) expect((await send('x', false)).statusCode).toBe(200);
    const answer = await send(list, true);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    time.now += 15 * minute;
    await browser.refresh();
    expect((await send(list, true)).statusCode).toBe(200);
  });
});
