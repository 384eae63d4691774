import { describe, expect, test } from 'vitest';
import { addInventoryItems } from '../../../inventory/inventory.repository.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/build-test-app.ts';
import { databaseKinds } from '../../../testing/fresh-database.ts';

const path = '/api/api/inventory';
const gari = { name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity: 10, pricePesewas: 28_00 };

describe.each(databaseKinds)('the inventory on %s', (on) => {
  test('is the list of what the own business keeps in stock, by name', async () => {
    const { app, database, businessId, time } = await buildTestApp({ on });
    const oversold = { ...gari, name: 'Palm oil', sku: 'PALM', unit: 'l', quantity: -2.5 };
    await addInventoryItems(database, businessId, [oversold, gari], time.now);
    const stranger = { email: 'kofi@other.example', business: 'Another shop', now: time.now };
    const other = await addPerson(database, stranger);
    await addInventoryItems(database, other.businessId, [{ ...gari, name: 'Secret' }], time.now);
    const browser = openBrowser(app);
    await browser.login();
    const answer = await browser.send('GET', path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const id = expect.any(String);
    expect(answer.json()).toEqual([
      { id, name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity_in_stock: 10 },
      { id, name: 'Palm oil', sku: 'PALM', unit: 'l', quantity_in_stock: -2.5 },
    ]);
  });

  test('is an empty list where nothing is in stock', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    expect((await browser.send('GET', path)).json()).toEqual([]);
  });

  test('is for people who are signed in', async () => {
    const { app } = await buildTestApp({ on });
    const answer = await openBrowser(app).send('GET', path);
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Please sign in']);
  });
});
