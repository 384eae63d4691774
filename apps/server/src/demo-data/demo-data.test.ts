import { describe, expect, test } from 'vitest';
import { createPasswordHashing } from '../authentication/password-hashing.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { databaseKinds, freshDatabase } from '../testing/database/fresh-database.ts';
import { addDemoData } from './demo-data.ts';

describe.each(databaseKinds)('the demo account on %s', (on) => {
  test('signs in and finds four of twelve items low in stock', async () => {
    const { app, database, time } = await buildTestApp({ on });
    await database.deleteFrom('accounts').execute();
    const demo = await addDemoData(database, createPasswordHashing(), time.now);
    expect(demo?.password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const browser = openBrowser(app);
    expect((await browser.login(demo)).json()).toMatchObject({ user: { email: demo?.email, role: 'owner' } });
    const { threshold_quantity } = (await browser.send('GET', '/api/api/alert-settings')).json();
    const items: { quantity_in_stock: number }[] = (await browser.send('GET', '/api/api/inventory')).json();
    expect(items).toHaveLength(12);
    expect(items.filter(({ quantity_in_stock }) => quantity_in_stock <= threshold_quantity)).toHaveLength(4);
  });

  test('is created once, even if processes start together', async () => {
    const { database } = await freshDatabase(on);
    const passwords = createPasswordHashing();
    const made = await Promise.all([1, 2, 3].map(() => addDemoData(database, passwords, 1)));
    expect(made.filter((demo) => demo !== undefined)).toHaveLength(1);
    expect(await addDemoData(database, passwords, 1)).toBeUndefined();
    expect(await database.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
    expect(await database.selectFrom('inventory_items').selectAll().execute()).toHaveLength(12);
  });

  test('has a password that is not stored in readable form', async () => {
    const { database } = await freshDatabase(on);
    const demo = await addDemoData(database, createPasswordHashing(), 1);
    const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(account)).not.toContain(demo?.password);
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
  });
});
