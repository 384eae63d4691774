import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { eventsOf, noticesOf } from '../../../testing/database/what-happened.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor, type ProviderVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInWith } from '../../../testing/sign-in/sign-in-with-provider.ts';

const link = { purpose: 'link' };

describe.each(databaseKinds)('unlinking a provider on %s', (on) => {
  test('prevents sign-in with it, and sends a notice', async () => {
    const { server } = await setTheScene(on);
    const owner = openVisitor(server.app);
    await owner.send('POST', '/api/api/login', { body: { email: ownerEmail, password: ownerPassword } });
    await signInWith(owner, 'facebook', 'ama-fb', link);
    expect((await unlink(owner, 'facebook')).statusCode).toBe(204);
    expect(await owner.readAccount()).toMatchObject({ providers: [] });
    expect(await noticesOf(server)).toContainEqual(['provider unlinked', ownerEmail]);
    expect(await eventsOf(server)).toContainEqual(['provider unlinked', 'facebook']);
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'facebook', 'ama-fb')).toBe('/login#provider-problem=not-linked');
    expect((await unlink(owner, 'facebook')).statusCode).toBe(204);
    expect(await noticesOf(server)).toHaveLength(2);
  });

  test('is refused when there is no other way to sign in', async () => {
    const { server, ama } = await setTheScene(on);
    const answer = await unlink(ama, 'google');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe(
      'This is your only way to sign in. Set a password or add another way first.',
    );
    expect(await ama.readAccount()).toMatchObject({ providers: [{ provider: 'google' }] });
    expect(await noticesOf(server)).toEqual([]);
  });

  test('is allowed once while the other provider is linked', async () => {
    const { ama } = await setTheScene(on);
    await signInWith(ama, 'facebook', 'ama-fb', link);
    const token = await ama.signedIn();
    const both = await Promise.all([unlink(ama, 'google', token), unlink(ama, 'facebook', token)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422]);
  });

  test('is refused when the other provider is no longer configured', async () => {
    const { server, ama, environment } = await setTheScene(on);
    await signInWith(ama, 'facebook', 'ama-fb', link);
    const { FACEBOOK_CLIENT_ID: _id, FACEBOOK_CLIENT_SECRET: _secret, ...googleAlone } = environment;
    const { config } = await buildTestApp({ environment: googleAlone });
    const later = await buildTestApp({
      replace: { database: server.database, config: { ...server.config, providers: config.providers } },
    });
    const again = openVisitor(later.app);
    await signInWith(again, 'google', 'ama');
    expect((await unlink(again, 'google')).statusCode).toBe(422);
  });

  test('is allowed with a passkey, which then stays until there is a password', async () => {
    const { server, ama } = await setTheScene(on);
    const { id } = await server.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'ama@shop.example')
      .executeTakeFirstOrThrow();
    const passkey = {
      account_id: id,
      id: 'a-passkey',
      name: '',
      public_key: '',
      counter: 0,
      transports: '[]',
    };
    await server.database
      .insertInto('passkeys')
      .values({ ...passkey, created_at: server.time.now, last_used_at: null })
      .execute();
    expect((await unlink(ama, 'google')).statusCode).toBe(204);
    const token = (await ama.signedIn()) ?? '';
    const remove = () => ama.send('DELETE', '/api/api/account/passkeys/a-passkey', { token });
    const refused = await remove();
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toBe(
      'This is your only way to sign in. Set a password or add another way first.',
    );
    const password = 'seven orange bicycles';
    expect(await ama.readAccount()).toMatchObject({ passkeys: [{ id: 'a-passkey' }] });
    await ama.send('PUT', '/api/api/account/password', { body: { password }, token });
    expect((await remove()).statusCode).toBe(204);
  });

  test('requires a session and a proof from the last ten minutes', async () => {
    const { server, ama } = await setTheScene(on);
    expect((await ama.send('DELETE', '/api/api/account/providers/google')).statusCode).toBe(401);
    server.time.now += 11 * minute;
    const answer = await unlink(ama, 'google');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ requires: 'reauthentication' });
  });

  test('with an unknown name is refused', async () => {
    const { ama } = await setTheScene(on);
    expect((await unlink(ama, 'myspace')).statusCode).toBe(422);
  });
});

/** `ama` signed up with Google, and has no other way to sign in. */
async function setTheScene(on: 'SQLite' | 'PostgreSQL') {
  const { google, facebook, environment } = await haveProviders();
  const server = await buildTestApp({ on, environment });
  google.people.set('ama', { name: 'Ama', email: 'ama@shop.example', email_verified: true });
  facebook.people.set('ama-fb', { name: 'Ama Mensah' });
  const ama = openVisitor(server.app);
  await signInWith(ama, 'google', 'ama');
  return { server, ama, environment };
}

async function unlink(visitor: ProviderVisitor, provider: string, given?: string) {
  const token = given ?? (await visitor.signedIn());
  return visitor.send('DELETE', `/api/api/account/providers/${provider}`, { ...(token && { token }) });
}
