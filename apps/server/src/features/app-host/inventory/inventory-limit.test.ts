import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { saveInventoryItems } from '../../../inventory/inventory.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { bothDatabases, type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { setCounted } from '../../../testing/database/set-counted.ts';

const path = '/api/api/inventory';

/** The lines of `count` items, numbered from `from`. */
const list = (from: number, count: number, quantity = 1) =>
  ['name,sku,quantity', ...numbers(from, count).map((at) => `Item ${at},S${at},${quantity}`)].join('\n');
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

async function open(on: DatabaseKind, limit: number, stored: number) {
  const test = await buildTestApp({ on, environment: { INVENTORY_LIMIT: `${limit}` } });
  const { app, database, businessId, time } = test;
  const items = numbers(0, stored).map((at) => ({
    name: `Item ${at}`,
    sku: `S${at}`,
    unit: '',
    quantity: 0,
    pricePesewas: null,
  }));
  if (stored > 0) await saveInventoryItems(database, businessId, items, time.now);
  // Items of another business are not counted.
  const kofi = { email: 'kofi@other.example', business: 'Another shop', now: time.now };
  const other = await addPerson(database, kofi);
  await saveInventoryItems(database, other.businessId, items.slice(0, 2), time.now);
  const browser = openBrowser(app);
  await browser.login();
  const send = (csv: string, save = true, headers = {}) =>
    browser.send('POST', `${path}/import`, { csv, save }, headers);
  const count = async () => {
    const rows = await database
      .selectFrom('inventory_items')
      .select('sku')
      .where('business_id', '=', businessId)
      .execute();
    return rows.length;
  };
  return { ...test, browser, send, count };
}

describe.each(bothDatabases)('a business close to its limit of items, on %s', (on) => {
  const says =
    'A business can have up to 1,000 items. You have 998, and this would add 3. Remove items that you no longer sell, or add fewer.';

  test.each([
    ['a preview', false],
    ['a saved file', true],
  ])('gets 409 for %s that would exceed the limit, with the limit and what to do', async (_what, save) => {
    const { send, count } = await open(on, 1000, 998);
    const answer = await send(list(997, 4), save);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, says]);
    expect(await count()).toBe(998);
  });

  test('reads that in the language of the page, with numbers written as in it', async () => {
    const { send } = await open(on, 1000, 998);
    const answer = await send(list(997, 1003), false, { 'accept-language': 'fr' });
    expect(answer.json().detail).toMatch(
      /^Une entreprise peut avoir 1\u202f000 articles au plus. Vous en avez 998, et ceci en ajouterait 1\u202f002\./,
    );
  });

  test('can fill up to the limit, and change its items after that', async () => {
    const { send, count } = await open(on, 1000, 998);
    expect((await send(list(998, 2))).json().counts).toMatchObject({ added: 2 });
    expect(await count()).toBe(1000);
    const answer = await send(list(0, 1000, 7));
    expect([answer.statusCode, answer.json().counts.changed]).toEqual([200, 1000]);
  });

  test('stays within the limit when several files arrive at the same time', async () => {
    const { send, count } = await open(on, 1000, 998);
    const answers = await Promise.all(numbers(0, 6).map((at) => send(list(1000 + at, 1))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await count()).toBe(1000);
  });

  test('that is over the limit keeps its items and can change them', async () => {
    const { send, count } = await open(on, 5, 8);
    expect((await send(list(0, 8, 3))).json().counts.changed).toBe(8);
    expect((await send(list(8, 1))).statusCode).toBe(409);
    expect(await count()).toBe(8);
  });
});

describe.each(databaseKinds)('the list of the inventory on %s', (on) => {
  test('is sent a limited number of times, not counting unchanged lists', async () => {
    const { database, browser, time } = await open(on, 1000, 1);
    const { headers } = await browser.send('GET', path);
    await setCounted(database, 'inventory list:%', 299);
    expect((await browser.send('GET', path)).statusCode).toBe(200);
    const answer = await browser.send('GET', path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await browser.send('GET', path, undefined, known)).statusCode).toBe(304);
    time.now += 15 * minute;
    await browser.refresh();
    expect((await browser.send('GET', path)).statusCode).toBe(200);
  });
});
