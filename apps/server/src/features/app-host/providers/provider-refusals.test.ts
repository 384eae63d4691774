import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { accountsOf, eventsOf } from '../../../testing/database/what-happened.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor, type ProviderVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInThere, signInWith } from '../../../testing/sign-in/sign-in-with-provider.ts';

const ama = { name: 'Ama Mensah', email: 'Ama@Shop.example', email_verified: true };

describe.each(databaseKinds)('a provider does not sign in to an account on %s', (on) => {
  test('with the same address unless they are linked', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('1', { name: 'Ama', email: 'Owner@adom.example', email_verified: true });
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'google', '1')).toBe('/login#provider-problem=address-taken');
    await expectNothingHappened(server, visitor);
    expect(await eventsOf(server)).toEqual([['provider refused', 'google address-taken']]);
  });

  test.each([
    ['unverified, equal to that of an account', { email: 'owner@adom.example', email_verified: false }],
    ['with no statement of verification', { email: 'owner@adom.example' }],
    ['unverified, without an account', { email: 'new@shop.example', email_verified: false }],
    ['that is invalid', { email: 'a@b.example, owner@adom.example', email_verified: true }],
    ['that is missing', { email_verified: true }],
  ])('by an address %s', async (_what, profile) => {
    const { facebook, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    facebook.people.set('1', { name: 'Ama', ...profile });
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'facebook', '1')).toBe('/login#provider-problem=not-linked');
    await expectNothingHappened(server, visitor);
  });

  test('by a subject of another provider', async () => {
    const { google, facebook, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('1', ama);
    facebook.people.set('1', { name: 'Somebody else' });
    await signInWith(openVisitor(server.app), 'google', '1');
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'facebook', '1')).toBe('/login#provider-problem=not-linked');
    expect(await visitor.signedIn()).toBeUndefined();
  });

  test('that is disabled', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('1', ama);
    await signInWith(openVisitor(server.app), 'google', '1');
    await server.database.updateTable('accounts').set({ disabled_at: server.time.now }).execute();
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'google', '1')).toBe('/login#provider-problem=disabled');
    expect(await visitor.signedIn()).toBeUndefined();
  });

  test('when the user declines there', async () => {
    const { environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'google', undefined)).toBe('/login#provider-problem=cancelled');
    await expectNothingHappened(server, visitor);
  });

  test('twice when a new user arrives in two browsers at the same time: one account is created', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('1', ama);
    const visitors = [1, 2, 3, 4].map(() => openVisitor(server.app));
    const returns = await Promise.all(
      visitors.map(async (visitor) => signInThere((await visitor.leave('google')).address, '1')),
    );
    const led = await Promise.all(returns.map((address, at) => visitors[at]?.comeBack(address)));
    expect(led).toContain('/login#signed-in');
    expect(await accountsOf(server)).toEqual(['ama@shop.example', 'owner@adom.example']);
    const businesses = await server.database
      .selectFrom('businesses')
      .select('name')
      .orderBy('name')
      .execute();
    expect(businesses.map(({ name }) => name)).toEqual(['Adom Provisions', 'Ama Mensah']);
  });
});

async function expectNothingHappened(server: TestApp, visitor: ProviderVisitor): Promise<void> {
  expect(await visitor.signedIn()).toBeUndefined();
  expect(await accountsOf(server)).toEqual(['owner@adom.example']);
  expect(await server.database.selectFrom('provider_links').selectAll().execute()).toEqual([]);
  expect(await server.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
}
