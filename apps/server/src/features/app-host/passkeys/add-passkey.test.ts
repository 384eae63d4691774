import { randomBytes } from 'node:crypto';
import { readBrand } from '@accounting-site/content/facts/facts';
import { describe, expect, test, vi } from 'vitest';
import { minute } from '../../../clock.ts';
import { listPasskeys } from '../../../passkeys/passkeys.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import {
  addPasskeyTo,
  askForLogin,
  askForNew,
  loginWithPasskey,
  openDevice,
  sendNew,
} from '../../../testing/sign-in/passkey-ceremonies.ts';

const neighbourEmail = 'neighbour@shop.example';
const anyChallenge = () => randomBytes(32).toString('base64url');

describe.each(databaseKinds)('a new passkey on %s', (on) => {
  const signedIn = async () => {
    const site = await buildTestApp({ on });
    const browser = openBrowser(site.app);
    await browser.login();
    const stored = () => listPasskeys(site.database, site.accountId);
    return { ...site, browser, device: openDevice(), stored };
  };

  test('is requested as discoverable and with user verification', async () => {
    const { app, browser, device, accountId } = await signedIn();
    const { id } = await addPasskeyTo(browser, device);
    const answer = await browser.send('POST', '/api/api/account/passkeys/options');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      options: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rp: { id: 'www.example.com', name: readBrand().name },
        user: { id: Buffer.from(accountId).toString('base64url'), name: ownerEmail, displayName: ownerEmail },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id, type: 'public-key', transports: ['internal', 'hybrid'] }],
      },
    });
    expect((await openBrowser(app).send('POST', '/api/api/account/passkeys/options')).statusCode).toBe(401);
  });

  test('is stored with its name, and its owner gets a notice', async () => {
    const { database, accountId, time, browser, device, stored } = await signedIn();
    const { credential, passkey } = device.create(await askForNew(browser));
    expect((await sendNew(browser, credential, ' Ama’s phone ')).statusCode).toBe(201);
    expect(await stored()).toEqual([
      expect.objectContaining({
        id: passkey.id,
        account_id: accountId,
        name: 'Ama’s phone',
        counter: 0,
        created_at: time.now,
        last_used_at: null,
      }),
    ]);
    const notices = await database.selectFrom('notices').select(['kind', 'email']).execute();
    expect(notices).toEqual([{ kind: 'passkey added', email: ownerEmail }]);
    const events = await database.selectFrom('audit_events').select(['event', 'account_id']).execute();
    expect(events).toContainEqual({ event: 'passkey added', account_id: accountId });
  });

  test('has a name of one line without control characters', async () => {
    const { browser, device, stored } = await signedIn();
    const { credential } = device.create(await askForNew(browser));
    const refused = await sendNew(browser, credential, '\u0000\u0007');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'name', message: 'Give the passkey a name, like My phone' }],
    ]);
    expect((await sendNew(browser, credential, 'Ama’s\u0000\nphone')).statusCode).toBe(201);
    expect((await stored()).map(({ name }) => name)).toEqual(['Ama’s phone']);
  });

  test('needs a recent proof, and so does removing one', async () => {
    const { time, browser, device, stored } = await signedIn();
    const { id } = await addPasskeyTo(browser, device);
    time.now += 11 * minute;
    await browser.refresh();
    const answers = [
      await browser.send('POST', '/api/api/account/passkeys/options'),
      await browser.send('DELETE', `/api/api/account/passkeys/${id}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ requires: 'reauthentication' });
    }
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['made for a page of another site', { origin: 'https://www.example.com.evil.example' }],
    ['made for a page without encryption', { origin: 'http://www.example.com' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['made without user verification', { userVerified: false }],
    ['made for an unknown challenge', { challenge: anyChallenge() }],
    ['made in a frame of another site', { crossOrigin: true }],
    ['that is a sign-in instead of a registration', { type: 'webauthn.get' }],
  ])('%s is refused', async (_what, lies) => {
    const { browser, device, stored } = await signedIn();
    const { credential } = device.create(await askForNew(browser), lies);
    const answer = await sendNew(browser, credential);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'credential' }] });
    expect(await stored()).toEqual([]);
  });

  test('is refused when the body is not a credential', async () => {
    const { browser, stored } = await signedIn();
    const { challenge } = await askForNew(browser);
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const clientData of [
      null,
      'text',
      7,
      { challenge: 7 },
      { challenge },
      { type: 'webauthn.create', challenge },
    ]) {
      const response = { clientDataJSON: json(clientData), attestationObject: 'AAAA' };
      const answer = await sendNew(browser, { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response });
      expect(answer.statusCode).toBe(422);
    }
    expect((await sendNew(browser, {})).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('uses up its challenge, also when it is refused', async () => {
    const { browser, device, stored } = await signedIn();
    const options = await askForNew(browser);
    const { credential } = device.create(options, { userVerified: false });
    expect((await sendNew(browser, credential)).statusCode).toBe(422);
    expect((await sendNew(browser, device.create(options).credential)).statusCode).toBe(422);
    const fresh = device.create(await askForNew(browser)).credential;
    expect((await sendNew(browser, fresh)).statusCode).toBe(201);
    expect((await sendNew(browser, fresh)).statusCode).toBe(422);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['five minutes later', 5 * minute],
    ['by a clock that jumped back', -2 * minute],
  ])('is not kept %s', async (_when, jump) => {
    const { time, browser, device, stored } = await signedIn();
    const { credential } = device.create(await askForNew(browser));
    time.now += jump;
    await browser.refresh();
    expect((await sendNew(browser, credential)).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('is accepted only for a challenge of its own account and purpose', async () => {
    const { app, database, time, browser, device } = await signedIn();
    await addPerson(database, { email: neighbourEmail, business: 'Next door', now: time.now });
    const neighbour = openBrowser(app);
    await neighbour.login({ email: neighbourEmail });
    const { credential } = device.create(await askForNew(browser));
    expect((await sendNew(neighbour, credential)).statusCode).toBe(422);
    const { challenge } = await askForLogin(neighbour);
    const lied = device.create(await askForNew(neighbour), { challenge }).credential;
    expect((await sendNew(neighbour, lied)).statusCode).toBe(422);
    expect(await database.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  test('does not replace a passkey of another account', async () => {
    const { app, database, time, browser, device, stored } = await signedIn();
    await addPerson(database, { email: neighbourEmail, business: 'Next door', now: time.now });
    const neighbour = openBrowser(app);
    await neighbour.login({ email: neighbourEmail });
    const { id } = await addPasskeyTo(browser, device);
    const before = await stored();
    const { credential } = device.create(await askForNew(neighbour), { id });
    expect((await sendNew(neighbour, credential)).statusCode).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test('is stored without checking its attestation', async () => {
    const { browser, device } = await signedIn();
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const attStmt = new Map<string, Uint8Array | Uint8Array[] | number>()
      .set('alg', -7)
      .set('sig', new Uint8Array(70))
      .set('x5c', [new Uint8Array(300), new Uint8Array(300)]);
    const { credential, passkey } = device.create(await askForNew(browser), {
      attestation: { fmt: 'packed', attStmt },
    });
    expect((await sendNew(browser, credential)).statusCode).toBe(201);
    expect((await loginWithPasskey(browser, device, passkey)).statusCode).toBe(200);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is refused after twenty, also with concurrent requests', async () => {
    const { database, accountId, browser, device, stored } = await signedIn();
    const [first, second] = [await askForNew(browser), await askForNew(browser)];
    const fill = Array.from({ length: 19 }, (_, index) => ({
      account_id: accountId,
      id: `passkey${index}`,
      name: 'One of many',
      public_key: '',
      counter: 0,
      transports: '[]',
      created_at: 0,
      last_used_at: null,
    }));
    await database.insertInto('passkeys').values(fill).execute();
    const answers = await Promise.all(
      [first, second].map((options) => sendNew(browser, device.create(options).credential)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await stored()).toHaveLength(20);
    expect((await browser.send('POST', '/api/api/account/passkeys/options')).statusCode).toBe(409);
  });

  test('can be removed only by its own account, and then does not sign in', async () => {
    const { app, database, time, browser, device, stored } = await signedIn();
    await addPerson(database, { email: neighbourEmail, business: 'Next door', now: time.now });
    const neighbour = openBrowser(app);
    await neighbour.login({ email: neighbourEmail });
    const passkey = await addPasskeyTo(browser, device);
    const path = `/api/api/account/passkeys/${passkey.id}`;
    expect((await neighbour.send('DELETE', path)).statusCode).toBe(404);
    expect(await stored()).toHaveLength(1);
    expect((await browser.send('DELETE', path)).statusCode).toBe(204);
    expect((await browser.send('DELETE', path)).statusCode).toBe(404);
    expect((await loginWithPasskey(openBrowser(app), device, passkey)).statusCode).toBe(401);
    const notices = await database.selectFrom('notices').select('kind').execute();
    expect(notices.map(({ kind }) => kind).sort()).toEqual(['passkey added', 'passkey removed']);
  });
});
