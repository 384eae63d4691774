import { describe, expect, test } from 'vitest';
import { minute, second } from '../../../clock.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { eventsOf } from '../../../testing/database/what-happened.ts';
import { haveEvilProvider } from '../../../testing/sign-in/evil-provider.ts';
import { callbackOf, environmentOf, haveProviders } from '../../../testing/sign-in/have-providers.ts';
import type { OpenIdProvider } from '../../../testing/sign-in/openid-provider.ts';
import { openVisitor, type ProviderVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInThere } from '../../../testing/sign-in/sign-in-with-provider.ts';

const refused = '/login#provider-problem=failed';
const cookie = '__Host-provider';

interface Scene {
  server: TestApp;
  google: OpenIdProvider;
  /** Began a sign-in with Google, and was sent back to `address`. */
  visitor: ProviderVisitor;
  address: URL;
}

type Attack = (scene: Scene) => Promise<string> | string;

const change = (address: URL, parameters: Record<string, string | undefined>): URL => {
  const changed = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed;
};

const attacks: [string, Attack][] = [
  [
    'with another state',
    ({ visitor, address }) => visitor.comeBack(change(address, { state: 'x'.repeat(43) })),
  ],
  ['without a state', ({ visitor, address }) => visitor.comeBack(change(address, { state: undefined }))],
  [
    'with two states',
    ({ visitor, address }) => visitor.comeBack(`${address}&state=${address.searchParams.get('state')}`),
  ],
  ['without a code', ({ visitor, address }) => visitor.comeBack(change(address, { code: undefined }))],
  [
    'with another code',
    ({ visitor, address }) => visitor.comeBack(change(address, { code: 'x'.repeat(43) })),
  ],
  [
    'with an ID token in the address',
    ({ visitor, address }) => visitor.comeBack(change(address, { id_token: 'a.b.c' })),
  ],
  [
    'in the name of another provider',
    ({ visitor, address }) => visitor.comeBack(change(address, { iss: 'https://accounts.google.com' })),
  ],
  [
    'without the name of the provider',
    ({ visitor, address }) => visitor.comeBack(change(address, { iss: undefined })),
  ],
  [
    'with a refusal for another state',
    ({ visitor }) => visitor.comeBack(`${callbackOf('google')}?error=access_denied&state=${'x'.repeat(43)}`),
  ],
  ['in a browser that began no sign-in', ({ server, address }) => openVisitor(server.app).comeBack(address)],
  [
    'in a browser that began another sign-in',
    async ({ server, address }) => {
      const victim = openVisitor(server.app);
      await victim.leave('google');
      return victim.comeBack(address);
    },
  ],
  [
    'after the same browser began another sign-in',
    async ({ visitor, address }) => {
      await visitor.leave('google');
      return visitor.comeBack(address);
    },
  ],
  [
    'at the address of the other provider',
    ({ visitor, address }) => visitor.comeBack(callbackOf('facebook') + address.search),
  ],
  [
    'when ten minutes have passed',
    ({ server, visitor, address }) => {
      server.time.now += 10 * minute + second;
      return visitor.comeBack(address);
    },
  ],
  [
    'when the clock has jumped back',
    ({ server, visitor, address }) => {
      server.time.now -= 10 * minute + second;
      return visitor.comeBack(address);
    },
  ],
  [
    'with a cookie of another installation',
    async ({ visitor, address }) => {
      const { app } = await buildTestApp({ environment: environmentOf('GOOGLE', await haveEvilProvider()) });
      const elsewhere = openVisitor(app);
      await elsewhere.leave('google');
      visitor.cookies.set(cookie, { value: elsewhere.cookies.get(cookie)?.value ?? '', strict: false });
      return visitor.comeBack(address);
    },
  ],
  [
    'with the code of another user',
    async ({ server, google, visitor, address }) => {
      google.people.set('victim', { name: 'Victim', email: 'victim@shop.example', email_verified: true });
      const victim = openVisitor(server.app);
      const stolen = await signInThere((await victim.leave('google')).address, 'victim');
      return visitor.comeBack(change(address, { code: stolen.searchParams.get('code') ?? '' }));
    },
  ],
];

describe.each(databaseKinds)('a browser that comes back from a provider on %s', (on) => {
  test.each(attacks)('%s is not signed in', async (_what, attack) => {
    const scene = await setTheScene(on);
    expect(await attack(scene)).toBe(refused);
    expect(await scene.visitor.signedIn()).toBeUndefined();
    expect(await scene.server.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await scene.server.database.selectFrom('provider_links').selectAll().execute()).toEqual([]);
    expectNothingLogged(scene);
  });

  test('is signed in without an attack', async () => {
    const scene = await setTheScene(on);
    expect(await scene.visitor.comeBack(scene.address)).toBe('/login#signed-in');
    expect(await scene.visitor.signedIn()).toBeDefined();
    expectNothingLogged(scene);
  });

  test('a second time is not signed in, even if it kept its cookie', async () => {
    const { server, visitor, address } = await setTheScene(on);
    const kept = visitor.cookies.get(cookie);
    await visitor.comeBack(address);
    expect(visitor.cookies.has(cookie)).toBe(false);
    expect(await visitor.comeBack(address)).toBe(refused);
    visitor.cookies.set(cookie, kept ?? { value: '', strict: false });
    expect(await visitor.comeBack(address)).toBe(refused);
    expect(await server.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(await eventsOf(server)).toContainEqual(['provider refused', 'google failed']);
  });

  test('too often is not signed in, and no more requests are sent to the provider', async () => {
    const evil = await haveEvilProvider();
    const server = await buildTestApp({ on, environment: environmentOf('GOOGLE', evil) });
    const visitor = openVisitor(server.app);
    const state = (await visitor.leave('google')).address.searchParams.get('state');
    const kept = visitor.cookies.get(cookie);
    for (let time = 0; time < 60; time += 1) {
      visitor.cookies.set(cookie, kept ?? { value: '', strict: false });
      expect(await visitor.comeBack(`${callbackOf('google')}?code=x&state=${state}`)).toBe(refused);
    }
    expect(evil.exchanges).toHaveLength(50);
  });
});

async function setTheScene(on: 'SQLite' | 'PostgreSQL'): Promise<Scene> {
  const { google, environment } = await haveProviders();
  const server = await buildTestApp({ on, environment });
  google.people.set('1', { name: 'Ama', email: 'ama@shop.example', email_verified: true });
  const visitor = openVisitor(server.app);
  const address = await signInThere((await visitor.leave('google')).address, '1');
  return { server, google, visitor, address };
}

/** Neither the parameters of the redirects nor the client's secret are logged. */
function expectNothingLogged({ server, google, address }: Scene): void {
  const log = server.log.join('');
  for (const secret of [...address.searchParams.values(), google.client.secret])
    expect(log).not.toContain(secret);
}
