import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/account';
const business = 'Adom Provisions';
const [esi, kofi] = ['esi@adom.example', 'kofi@adom.example'];

describe.each(databaseKinds)('a business whose owner leaves, on %s', (on) => {
  /** @param others the other accounts of the business by address, in the order in which they were added */
  const open = async (others: Record<string, string>) => {
    const test = await buildTestApp({ on });
    const { app, database, time } = test;
    for (const [email, role] of Object.entries(others)) {
      time.now += minute;
      await addPerson(database, { email, business, role, now: time.now });
    }
    const owner = openBrowser(app);
    await owner.login();
    const next = async (browser = owner) => (await browser.send('GET', path)).json().business.next;
    const roles = async () => {
      const rows = await database.selectFrom('accounts').select(['email', 'role']).orderBy('email').execute();
      return Object.fromEntries(rows.map(({ email, role }) => [email, role]));
    };
    return { ...test, owner, next, roles, leave: () => owner.send('DELETE', path) };
  };

  test.each([
    [{ [esi]: 'accountant', [kofi]: 'accountant' }, esi, true],
    [{ [esi]: 'accountant', [kofi]: 'owner' }, kofi, false],
    [{ [esi]: 'editor', [kofi]: 'accountant' }, kofi, true],
    [{ [esi]: 'editor' }, esi, false],
  ])('with %j is kept by %s, as the page said before', async (others, keeper, becomesOwner) => {
    const { next, leave, roles } = await open(others);
    expect(await next()).toEqual({ name: keeper, becomesOwner });
    expect((await leave()).statusCode).toBe(204);
    const changed = becomesOwner ? { [keeper]: 'owner' } : {};
    expect(await roles()).toEqual({ ...others, ...changed });
  });

  test('names the next owner, and records the new role without a network address', async () => {
    const { next, leave, database } = await open({ [esi]: 'accountant' });
    await database.updateTable('accounts').set({ name: 'Esi' }).where('email', '=', esi).execute();
    expect(await next()).toEqual({ name: 'Esi', becomesOwner: true });
    await leave();
    const events = await database
      .selectFrom('audit_events')
      .select(['detail', 'client_address'])
      .where('event', '=', 'role changed')
      .execute();
    expect(events).toEqual([{ detail: 'accountant to owner', client_address: '' }]);
  });

  test('is not given to someone who cannot sign in', async () => {
    const { next, leave, roles, database } = await open({ [esi]: 'accountant', [kofi]: 'accountant' });
    const disable = database.updateTable('accounts').set({ disabled_at: 1 });
    await disable.where('email', '=', esi).execute();
    expect(await next()).toEqual({ name: kofi, becomesOwner: true });
    await disable.where('email', '=', kofi).execute();
    expect(await next()).toEqual({ name: esi, becomesOwner: false });
    await leave();
    expect(await roles()).toEqual({ [esi]: 'accountant', [kofi]: 'accountant' });
  });

  test('keeps its owner when someone else leaves', async () => {
    const { app, next, roles } = await open({ [esi]: 'accountant' });
    const other = openBrowser(app);
    await other.login({ email: esi });
    expect(await next(other)).toEqual({ name: ownerEmail, becomesOwner: false });
    expect((await other.send('DELETE', path)).statusCode).toBe(204);
    expect(await roles()).toEqual({ [ownerEmail]: 'owner' });
    expect(await next()).toBeNull();
  });

  test('is deleted when the next owner leaves at the same time', async () => {
    const { app, database, leave } = await open({ [esi]: 'accountant' });
    const other = openBrowser(app);
    await other.login({ email: esi });
    const answers = await Promise.all([leave(), other.send('DELETE', path)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await database.selectFrom('businesses').select('id').execute()).toEqual([]);
  });
});

describe.each(databaseKinds)('the name of a business on %s', (on) => {
  test('is changed by its owners only; others save their own name', async () => {
    const { app, database, time } = await buildTestApp({ on });
    await addPerson(database, { email: esi, business, role: 'accountant', now: time.now });
    const [owner, other] = [openBrowser(app), openBrowser(app)];
    await owner.login();
    await other.login({ email: esi });
    const save = (browser: typeof owner, body: object) => browser.send('PUT', `${path}/profile`, body);
    const refused = await save(other, { name: 'Esi', business: 'Esi Ltd' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Only an owner can change the name of the business. Nothing was saved.',
    ]);
    for (const same of [{}, { business }]) {
      const saved = await save(other, { name: 'Esi', ...same });
      expect([saved.statusCode, saved.json()]).toMatchObject([
        200,
        { name: 'Esi', business: { name: business } },
      ]);
    }
    expect((await save(owner, { name: 'Ama', business: 'Adom Ltd' })).json().business.name).toBe('Adom Ltd');
    expect((await save(owner, { name: 'Ama', business: ' ' })).statusCode).toBe(422);
  });
});
