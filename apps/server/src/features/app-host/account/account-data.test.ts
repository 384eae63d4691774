import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { saveInventoryItems } from '../../../inventory/inventory.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { addAuthenticatorApp, proveWithCode } from '../../../testing/sign-in/authenticator-app.ts';

const path = '/api/api/account/data';
const gari = { name: 'Gari 2 kg', sku: 'GARI', unit: 'bag', quantity: 10, pricePesewas: 28_00 };
const esi = { email: 'esi@adom.example', business: 'Adom Provisions' };
const kofi = { email: 'kofi@other.example', business: 'Another shop' };

/** An owner whose account uses every feature, and two other accounts that use some. */
async function open(on: (typeof databaseKinds)[number]) {
  const test = await buildTestApp({ on });
  const { app, database, time, businessId, accountId } = test;
  const browser = openBrowser(app);
  await browser.login();
  const phone = await addAuthenticatorApp(browser, time);
  await proveWithCode(browser, phone, time);
  await browser.send('PUT', '/api/api/account/profile', { name: 'Ama Mensah', business: 'Adom Provisions' });
  await browser.send('PUT', '/api/api/account/email', { email: 'ama@adom.example' });
  await browser.send('PUT', '/api/api/alert-settings', { threshold_quantity: 7 });
  await saveInventoryItems(database, businessId, [gari], time.now);
  const others = [];
  for (const person of [esi, kofi]) {
    const { accountId: id, businessId: of } = await addPerson(database, { ...person, now: time.now });
    others.push({ id, of });
    const theirs = openBrowser(app);
    await theirs.login(person);
    await theirs.send('PUT', '/api/api/account/email', { email: `new.${person.email}` });
  }
  await saveInventoryItems(database, others[1]?.of ?? '', [{ ...gari, name: 'Secret stock' }], time.now);
  for (const id of [accountId, ...others.map((other) => other.id)]) {
    const passkey = { name: `Phone of ${id}`, public_key: 'public-key-canary', counter: 1, transports: '[]' };
    await database
      .insertInto('passkeys')
      .values({ ...passkey, account_id: id, id: `pk-${id}`, created_at: time.now, last_used_at: null })
      .execute();
    await database
      .insertInto('provider_links')
      .values({ account_id: id, provider: 'google', subject: `subject of ${id}`, linked_at: time.now })
      .execute();
  }
  return { ...test, browser, ...phone, others };
}

/** The values of all columns with credentials or with what credentials are derived from. */
async function readSecrets(database: Database): Promise<string[]> {
  const secretColumn = /hash|secret|salt|public_key|public_jwk|mark|fingerprint/;
  const rows = [...(await dumpDatabase(database)).values()].flat();
  const found = rows.flatMap((row) => Object.entries(row).filter(([column]) => secretColumn.test(column)));
  return found.map(([, value]) => value).filter((value) => typeof value === 'string');
}

describe.each(databaseKinds)('the data of an account on %s', (on) => {
  test('is a file with everything stored about the account', async () => {
    const { browser, accountId } = await open(on);
    const answer = await browser.send('GET', path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account-2026-11-02.json"',
      'cache-control': 'no-store',
    });
    const now = '2026-11-02T09:01:00.000Z';
    const start = '2026-11-02T09:00:00.000Z';
    expect(answer.json()).toMatchObject({
      generatedAt: now,
      account: {
        id: accountId,
        email: ownerEmail,
        name: 'Ama Mensah',
        role: 'owner',
        createdAt: start,
        roleGivenAt: start,
        secondFactorEndsAt: null,
        passkeyOfferDeclinedAt: null,
        newEmail: 'ama@adom.example',
        hasPassword: true,
      },
      business: {
        name: 'Adom Provisions',
        createdAt: start,
        trialEndsAt: null,
        paymentMethod: null,
        plan: null,
        source: '',
        campaign: '',
      },
      alertSettings: { thresholdQuantity: 7, updatedAt: now },
      inventory: [
        {
          name: 'Gari 2 kg',
          sku: 'GARI',
          unit: 'bag',
          quantityInStock: 10,
          pricePesewas: 2800,
          addedAt: now,
        },
      ],
      authenticator: { addedAt: start, backupCodesLeft: 10 },
      passkeys: [{ name: `Phone of ${accountId}`, addedAt: now, lastUsedAt: null }],
      providers: [{ provider: 'google', subject: `subject of ${accountId}`, linkedAt: now }],
      sessions: [
        { device: '', startedAt: start, lastSeenAt: expect.any(String), endedAt: null, endReason: null },
      ],
      knownDevices: [{ lastSignedInAt: start }],
      mailedLinks: [{ purpose: 'new e-mail', email: 'ama@adom.example', askedAt: now, usedAt: null }],
      notices: [{ kind: 'second factor added', email: ownerEmail, happenedAt: start }],
    });
    const events = answer.json().events.map(({ event }: { event: string }) => event);
    expect(events.toSorted()).toEqual([
      'authenticator added',
      'data downloaded',
      'e-mail change requested',
      'login',
      'profile changed',
      'reauthenticated',
    ]);
  });

  test('contains no credentials, and no data of other accounts', async () => {
    const { browser, database, secret, backupCodes, others, log } = await open(on);
    const { body } = await browser.send('GET', path);
    const secrets = await readSecrets(database);
    expect(secrets.length).toBeGreaterThan(20);
    const opening = [...secrets, secret, ...backupCodes, browser.cookie ?? '', browser.accessToken ?? ''];
    expect(opening.filter((each) => each !== '' && body.includes(each))).toEqual([]);
    expect(body).not.toMatch(/argon2|canary/);
    const foreign = [...others.map(({ id }) => id), 'esi@', 'kofi@', 'Another shop', 'Secret stock'];
    expect(foreign.filter((each) => body.includes(each))).toEqual([]);
    expect(log.join('')).not.toContain('Ama Mensah');
  });

  test('requires a proof of identity from the last ten minutes', async () => {
    const { app, browser, time } = await open(on);
    expect((await openBrowser(app).send('GET', path)).statusCode).toBe(401);
    time.now += 9 * minute;
    await browser.refresh();
    time.now += 2 * minute;
    const answer = await browser.send('GET', path);
    expect([answer.statusCode, answer.json().requires]).toEqual([403, 'reauthentication']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });
});

describe.each(databaseKinds)('the data of a large account on %s', (on) => {
  test('is complete', async () => {
    const { app, database, businessId, accountId, time } = await buildTestApp({ on });
    const numbers = Array.from({ length: 1203 }, (_, at) => at);
    const items = numbers.map((at) => ({ ...gari, sku: `S${at}`, quantity: at }));
    await saveInventoryItems(database, businessId, items, time.now);
    const events = numbers.map((at) => ({
      id: `event ${at}`,
      at: time.now - Math.floor(at / 3),
      event: 'login',
      account_id: accountId,
      session_id: null,
      client_address: `10.0.${at >> 8}.${at & 255}`,
      request_id: '',
    }));
    await database.insertInto('audit_events').values(events).execute();
    const browser = openBrowser(app);
    await browser.login();
    const data = (await browser.send('GET', path)).json();
    expect(new Set(data.inventory.map(({ sku }: { sku: string }) => sku)).size).toBe(1203);
    const addresses = data.events.map(({ internetAddress }: { internetAddress: string }) => internetAddress);
    expect(events.filter(({ client_address: address }) => !addresses.includes(address))).toEqual([]);
    // The other two are the sign-in and the download itself.
    expect([data.events.length, data.events[0].id]).toEqual([1205, undefined]);
    const times = data.events.map(({ happenedAt }: { happenedAt: string }) => happenedAt);
    expect(times).toEqual(times.toSorted());
  });

  test('is sent at most ten times an hour', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    for (let count = 0; count < 10; count += 1) {
      expect((await browser.send('GET', path)).statusCode).toBe(200);
    }
    const answer = await browser.send('GET', path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect(answer.json().detail).toBe('Too many downloads in a short time. Wait 60 minutes, then try again.');
    time.now += 60 * minute;
    await browser.login();
    expect((await browser.send('GET', path)).statusCode).toBe(200);
  });
});

describe.each(databaseKinds)('an empty account on %s', (on) => {
  test('can download its data', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ password: ownerPassword });
    expect((await browser.send('GET', path)).json()).toMatchObject({
      alertSettings: null,
      inventory: [],
      authenticator: null,
      mailedLinks: [],
      notices: [],
    });
  });
});
