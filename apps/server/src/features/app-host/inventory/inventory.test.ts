import { describe, expect, test } from 'vitest';
import { saveInventoryItems } from '../../../inventory/inventory.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/inventory';
const gari = { name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity: 10, pricePesewas: 28_00 };

describe.each(databaseKinds)('the inventory on %s', (on) => {
  test('lists the stock of the user’s own business by name', async () => {
    const { app, database, businessId, time } = await buildTestApp({ on });
    const oversold = { ...gari, name: 'Palm oil', sku: 'PALM', unit: 'l', quantity: -2.5 };
    await saveInventoryItems(database, businessId, [oversold, gari], time.now);
    const stranger = { email: 'kofi@other.example', business: 'Another shop', now: time.now };
    const other = await addPerson(database, stranger);
    await saveInventoryItems(database, other.businessId, [{ ...gari, name: 'Secret' }], time.now);
    const browser = openBrowser(app);
    await browser.login();
    const answer = await browser.send('GET', path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const id = expect.any(String);
    expect(answer.json()).toEqual([
      { id, name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity_in_stock: 10 },
      { id, name: 'Palm oil', sku: 'PALM', unit: 'l', quantity_in_stock: -2.5 },
    ]);
  });

  test('is an empty list when there are no items', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    expect((await browser.send('GET', path)).json()).toEqual([]);
  });

  test('is not sent again to a browser with a current copy', async () => {
    const { app, database, businessId, time } = await buildTestApp({ on });
    await saveInventoryItems(database, businessId, [gari], time.now);
    const browser = openBrowser(app);
    await browser.login();
    const ask = (tag?: unknown) =>
      browser.send('GET', path, undefined, tag === undefined ? {} : { 'if-none-match': String(tag) });
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'authorization, accept-encoding',
    });
    const again = await ask(headers.etag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);

    const save = (csv: string) => browser.send('POST', `${path}/import`, { csv, save: true });
    await save('name,sku,unit,quantity,price\nGari 2 kg,GARI,bag,10,28.00\n');
    expect((await ask(headers.etag)).statusCode).toBe(304);
    await save('name,sku,unit,quantity,price\nGari 2 kg,GARI,bag,9,28.00\n');
    const changed = await ask(headers.etag);
    expect([changed.statusCode, changed.json()[0].quantity_in_stock]).toEqual([200, 9]);
    expect(changed.headers.etag).not.toBe(headers.etag);
    await saveInventoryItems(database, businessId, [{ ...gari, sku: 'MORE' }], time.now);
    expect((await ask(changed.headers.etag)).json()).toHaveLength(2);

    const other = await addPerson(database, {
      email: 'kofi@other.example',
      business: 'Other',
      now: time.now,
    });
    const stranger = openBrowser(app);
    await stranger.login({ email: 'kofi@other.example' });
    expect(other.businessId).not.toBe(businessId);
    const theirs = await stranger.send('GET', path, undefined, { 'if-none-match': String(headers.etag) });
    expect([theirs.statusCode, theirs.json()]).toEqual([200, []]);
  });

  test('is complete and ordered at any length', async () => {
    const { app, database, businessId, time } = await buildTestApp({ on });
    const many = Array.from({ length: 1203 }, (_, index) => ({
      ...gari,
      name: `Item ${String(index % 400).padStart(4, '0')}`,
      sku: `S${index}`,
      quantity: index,
    }));
    await database.transaction().execute(async (transaction) => {
      await saveInventoryItems(transaction, businessId, many, time.now);
    });
    const browser = openBrowser(app);
    await browser.login();
    const items: { name: string; sku: string }[] = (await browser.send('GET', path)).json();
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(many.length);
    const names = items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  test('is only for signed-in users', async () => {
    const { app } = await buildTestApp({ on });
    const answer = await openBrowser(app).send('GET', path);
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Please sign in']);
  });
});
