import { describe, expect, test } from 'vitest';
import { hour, minute, second } from '../../../clock.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { eventsOf, noticesOf } from '../../../testing/database/what-happened.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor, type ProviderVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInThere, signInWith } from '../../../testing/sign-in/sign-in-with-provider.ts';

const link = { purpose: 'link' };
const reauthenticate = '/account#provider-problem=reauthenticate';

describe.each(databaseKinds)('linking a provider on %s', (on) => {
  test('allows sign-in with it, regardless of its address, and sends a notice', async () => {
    const { server, facebook, owner } = await setTheScene(on);
    expect(await signInWith(owner, 'facebook', 'ama-fb', link)).toBe('/account#linked');
    const account = { providers: [{ provider: 'facebook' }], hasPassword: true };
    expect(await owner.readAccount()).toMatchObject(account);
    expect(await noticesOf(server)).toEqual([['provider linked', ownerEmail]]);
    expect(await eventsOf(server)).toContainEqual(['provider linked', 'facebook']);

    facebook.people.set('ama-fb', { email: 'another@shop.example', email_verified: true });
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'facebook', 'ama-fb')).toBe('/login#signed-in');
    expect(await visitor.readAccount()).toMatchObject({ user: { email: ownerEmail } });
  });

  test('keeps the session', async () => {
    const { server, owner } = await setTheScene(on);
    const before = owner.cookies.get('__Host-refresh');
    await signInWith(owner, 'facebook', 'ama-fb', link);
    expect(owner.cookies.get('__Host-refresh')).toEqual(before);
    const tokens = await server.database.selectFrom('refresh_tokens').selectAll().execute();
    expect(tokens).toHaveLength(1);
  });

  test('twice succeeds without a second notice', async () => {
    const { server, owner } = await setTheScene(on);
    await signInWith(owner, 'facebook', 'ama-fb', link);
    expect(await signInWith(owner, 'facebook', 'ama-fb', link)).toBe('/account#linked');
    expect(await noticesOf(server)).toHaveLength(1);
  });

  test('is refused when it is linked with another account', async () => {
    const { server, google, owner } = await setTheScene(on);
    google.people.set('kofi', { email: 'kofi@shop.example', email_verified: true });
    const kofi = openVisitor(server.app);
    await signInWith(kofi, 'google', 'kofi');
    expect(await signInWith(owner, 'google', 'kofi', link)).toBe(
      '/account#provider-problem=linked-elsewhere',
    );
    expect(await owner.readAccount()).toMatchObject({ providers: [] });
    expect(await kofi.readAccount()).toMatchObject({ user: { email: 'kofi@shop.example' } });
    expect(await eventsOf(server)).toContainEqual(['provider refused', 'google linked-elsewhere']);
  });

  test('is refused when the account is linked with another one there', async () => {
    const { facebook, owner } = await setTheScene(on);
    facebook.people.set('2', {});
    await signInWith(owner, 'facebook', 'ama-fb', link);
    expect(await signInWith(owner, 'facebook', '2', link)).toBe('/account#provider-problem=failed');
  });

  test('that the user declines there changes nothing', async () => {
    const { owner } = await setTheScene(on);
    expect(await signInWith(owner, 'google', undefined, link)).toBe('/account#provider-problem=cancelled');
    expect(await owner.readAccount()).toMatchObject({ providers: [] });
  });

  test('by two accounts at the same time links one', async () => {
    const { server, owner } = await setTheScene(on);
    await addPerson(server.database, { email: 'kofi@shop.example', business: 'Kofi', now: server.time.now });
    const kofi = await signIn(openVisitor(server.app), 'kofi@shop.example');
    const returns: URL[] = [];
    for (const visitor of [owner, kofi]) {
      returns.push(await signInThere((await visitor.leave('facebook', link)).address, 'ama-fb'));
    }
    const led = await Promise.all([owner, kofi].map((visitor, at) => visitor.comeBack(returns[at] ?? '')));
    expect(led.toSorted()).toEqual(['/account#linked', '/account#provider-problem=linked-elsewhere']);
    expect(await server.database.selectFrom('provider_links').selectAll().execute()).toHaveLength(1);
  });
});

describe.each(databaseKinds)('linking a provider on %s requires a session', (on) => {
  test.each<[string, (visitor: ProviderVisitor, time: { now: number }) => unknown]>([
    ['the user is not signed in', (visitor) => visitor.cookies.clear()],
    ['the user has signed out', (visitor) => visitor.send('POST', '/api/api/logout')],
    ['the proof of identity is eleven minutes old', (_visitor, time) => (time.now += 11 * minute)],
    ['the session has expired', (_visitor, time) => (time.now += 13 * hour)],
    [
      'the cookie was replaced more than half a minute ago',
      async (visitor, time) => {
        const old = visitor.cookies.get('__Host-refresh');
        await visitor.signedIn();
        time.now += minute;
        visitor.cookies.set('__Host-refresh', old ?? { value: '', strict: true });
      },
    ],
  ])('and does not start when %s', async (_when, happens) => {
    const { server, owner } = await setTheScene(on);
    await happens(owner, server.time);
    const { answer } = await owner.leave('facebook', link);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, reauthenticate]);
    expect(owner.cookies.has('__Host-provider')).toBe(false);
  });

  test('that is live until it is finished', async () => {
    const { server, owner } = await setTheScene(on);
    const back = await signInThere((await owner.leave('facebook', link)).address, 'ama-fb');
    await owner.send('POST', '/api/api/logout');
    expect(await owner.comeBack(back)).toBe(reauthenticate);
    expect(await server.database.selectFrom('provider_links').selectAll().execute()).toEqual([]);
  });

  test('of the browser that began it, not of another browser that finishes it', async () => {
    const { server, owner } = await setTheScene(on);
    const back = await signInThere((await owner.leave('facebook', link)).address, 'ama-fb');
    await addPerson(server.database, { email: 'kofi@shop.example', business: 'Kofi', now: server.time.now });
    const kofi = await signIn(openVisitor(server.app), 'kofi@shop.example');
    for (const browser of [openVisitor(server.app), kofi]) {
      expect(await browser.comeBack(back)).toBe('/login#provider-problem=failed');
    }
    await kofi.leave('facebook', link);
    expect(await kofi.comeBack(back)).toBe('/account#provider-problem=failed');
    expect(await server.database.selectFrom('provider_links').selectAll().execute()).toEqual([]);
  });

  test('for which a page may send the replaced cookie for half a minute', async () => {
    const { server, owner } = await setTheScene(on);
    const old = owner.cookies.get('__Host-refresh');
    await owner.signedIn();
    server.time.now += 29 * second;
    owner.cookies.set('__Host-refresh', old ?? { value: '', strict: true });
    expect((await owner.leave('facebook', link)).answer.statusCode).toBe(200);
  });
});

async function setTheScene(on: 'SQLite' | 'PostgreSQL') {
  const { google, facebook, environment } = await haveProviders();
  const server = await buildTestApp({ on, environment });
  facebook.people.set('ama-fb', { name: 'Ama Mensah', email: 'ama@elsewhere.example' });
  const owner = await signIn(openVisitor(server.app), ownerEmail);
  return { server, google, facebook, owner };
}

async function signIn(visitor: ProviderVisitor, email: string): Promise<ProviderVisitor> {
  const body = { email, password: ownerPassword };
  expect((await visitor.send('POST', '/api/api/login', { body })).statusCode).toBe(200);
  return visitor;
}
