import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { setCounted } from '../../../testing/database/set-counted.ts';

const path = '/api/api/inventory/items';
const rice = { name: 'Rice 5 kg', sku: 'RICE-5', unit: 'bag', quantity: 46, pricePesewas: 95_00 };

async function open(on: DatabaseKind, environment: Record<string, string> = {}) {
  const test = await buildTestApp({ on, environment });
  const browser = openBrowser(test.app);
  await browser.login();
  const list = async () => (await browser.send('GET', '/api/api/inventory')).json();
  const add = (item: object) => browser.send('POST', path, item);
  return { ...test, browser, list, add };
}

describe.each(databaseKinds)('one item of the inventory on %s', (on) => {
  test('can be added, read, changed and removed, and the list shows it each time', async () => {
    const { browser, list, add } = await open(on);
    const added = await add({ ...rice, name: '  Rice\n5 kg ' });
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { ...rice, id: expect.any(String), version: expect.any(String) },
    ]);
    const { id, version } = added.json();
    expect(await list()).toEqual([
      { id, name: 'Rice 5 kg', sku: 'RICE-5', unit: 'bag', quantity_in_stock: 46 },
    ]);
    const before = await browser.send('GET', '/api/api/inventory');
    expect((await browser.send('GET', `${path}/${id}`)).json()).toEqual(added.json());

    const less = { ...rice, quantity: 45.5, pricePesewas: null };
    const changed = await browser.send('PUT', `${path}/${id}`, { ...less, version });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...less, id, version: expect.not.stringMatching(version) },
    ]);
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await browser.send('GET', '/api/api/inventory', undefined, known)).statusCode).toBe(200);
    expect((await list())[0].quantity_in_stock).toBe(45.5);

    expect((await browser.send('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    for (const answer of [
      await browser.send('GET', `${path}/${id}`),
      await browser.send('PUT', `${path}/${id}`, { ...rice, version }),
      await browser.send('DELETE', `${path}/${id}`),
    ]) {
      expect([answer.statusCode, answer.json().detail]).toEqual([
        404,
        'This item was removed, so nothing was saved. To keep it, close this and add it again.',
      ]);
    }
  });

  test('is added and changed once by requests that are sent again because a response was lost', async () => {
    const { browser, add, list } = await open(on);
    const added = await add(rice);
    const again = await add({ ...rice, name: ' Rice 5 kg' });
    expect([again.statusCode, again.json()]).toEqual([201, added.json()]);
    const { id, version } = added.json();
    const change = () => browser.send('PUT', `${path}/${id}`, { ...rice, quantity: 45.5, version });
    const [changed, repeated] = [await change(), await change()];
    expect([repeated.statusCode, repeated.json()]).toEqual([200, changed.json()]);
    expect(await list()).toMatchObject([{ quantity_in_stock: 45.5 }]);
  });

  test('is not replaced by a user who has seen an older version', async () => {
    const { browser, add, list } = await open(on);
    const { id, version } = (await add(rice)).json();
    const send = (quantity: number) => browser.send('PUT', `${path}/${id}`, { ...rice, quantity, version });
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await list())[0].quantity_in_stock).toBe(saved.quantity);
    expect((await send(9)).json().detail).toMatch(/^This item was changed by someone else meanwhile/);

    const now = (await browser.send('GET', `${path}/${id}`)).json();
    await browser.send('POST', '/api/api/inventory/import', {
      csv: 'name,sku,quantity\nRice,RICE-5,7',
      save: true,
    });
    const late = await browser.send('PUT', `${path}/${id}`, { ...rice, version: now.version });
    expect([late.statusCode, (await list())[0].quantity_in_stock]).toEqual([409, 7]);
  });

  test('has a unique SKU, also with concurrent requests', async () => {
    const { add, browser } = await open(on);
    const answers = await Promise.all([add(rice), add({ ...rice, name: 'Other rice' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const [first = '', refused] =
      answers[0]?.statusCode === 201 ? ['Rice 5 kg', answers[1]] : ['Other rice', answers[0]];
    const message = `${first} has this code already. Each item needs its own`;
    expect(refused?.json().errors).toEqual([{ field: 'sku', message }]);
    const oil = (await add({ ...rice, sku: 'OIL-1' })).json();
    const taken = await browser.send('PUT', `${path}/${oil.id}`, { ...rice, version: oil.version });
    expect(taken.json().errors).toEqual([{ field: 'sku', message }]);
    const renamed = { ...rice, sku: 'OIL-2', version: oil.version };
    expect((await browser.send('PUT', `${path}/${oil.id}`, renamed)).statusCode).toBe(200);
  });

  test('stays within the limit of the business when items and a file are added at the same time', async () => {
    const { add, browser, list } = await open(on, { INVENTORY_LIMIT: '5' });
    const adding = Array.from({ length: 10 }, (_, at) => add({ ...rice, sku: `RICE-${at}` }));
    const csv = 'name,sku,quantity\nOil,OIL,7\nSoap,SOAP,8\nMilk,MILK,9';
    const file = browser.send('POST', '/api/api/inventory/import', { csv, save: true });
    const statuses = (await Promise.all([...adding, file])).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 201, 409].filter((status) => statuses.includes(status))));
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(4);
    expect(await list()).toHaveLength(5);
    const answer = await add({ ...rice, sku: 'ONE-MORE' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'A business can have up to 5 items. You have 5, and this would add 1. Remove items that you no longer sell, or add fewer.',
    ]);
  });

  test('of another business is not found', async () => {
    const { app, database, time, add, list } = await open(on);
    const { id, version } = (await add(rice)).json();
    const kofi = { email: 'kofi@other.example', business: 'Another shop', now: time.now };
    await addPerson(database, kofi);
    const stranger = openBrowser(app);
    expect((await stranger.send('POST', path, rice)).statusCode).toBe(401);
    await stranger.login(kofi);
    for (const answer of [
      await stranger.send('GET', `${path}/${id}`),
      await stranger.send('PUT', `${path}/${id}`, { ...rice, quantity: 0, version }),
      await stranger.send('DELETE', `${path}/${id}`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await list())[0].quantity_in_stock).toBe(46);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Item name is required'],
    ['an invisible name', { name: '\u0007' }, 'name', 'Item name is required'],
    ['no code', { sku: '' }, 'sku', 'Code is required: a short code for this item, like RICE-5KG'],
    ['a quantity that is text', { quantity: 'ten' }, 'quantity', 'Please enter a quantity, like 46 or 2.5'],
    [
      'a quantity that is too large',
      { quantity: 2e9 },
      'quantity',
      'Please enter a quantity, like 46 or 2.5',
    ],
    ['a price below zero', { pricePesewas: -1 }, 'pricePesewas', 'Please enter a price, like 12.50'],
    ['half a pesewa', { pricePesewas: 1.5 }, 'pricePesewas', 'Please enter a price, like 12.50'],
  ])('with %s is refused under the field', async (_what, wrong, field, message) => {
    const { add, list } = await open(on);
    const answer = await add({ ...rice, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field, message }]]);
    expect(await list()).toEqual([]);
  });

  test('can be changed a limited number of times', async () => {
    const { database, browser, add } = await open(on);
    const { id } = (await add(rice)).json();
    await setCounted(database, 'inventory item:%', 399);
    expect((await browser.send('GET', `${path}/${id}`)).statusCode).toBe(200);
    const answer = await browser.send('DELETE', `${path}/${id}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
  });
});
