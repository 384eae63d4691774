import { readPlans } from '@accounting-site/content/facts/facts';
import { readWords } from '@accounting-site/content/reading/pages';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { day, minute } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { accountsOf, eventsOf, noticesOf } from '../../../testing/database/what-happened.ts';
import { codeAt } from '../../../testing/sign-in/authenticator-app.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInWith } from '../../../testing/sign-in/sign-in-with-provider.ts';

const ama = { name: 'Ama Mensah', email: 'Ama@Shop.example', email_verified: true };

const { business: nameless } = readWords('en/provider-sign-in.yaml', z.object({ business: z.string() }));

describe.each(databaseKinds)('a user who signs in with a provider on %s', (on) => {
  test('with a verified address begins a trial, and returns to it', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('ama-1', ama);
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'google', 'ama-1')).toBe('/login#signed-in');
    expect(await visitor.readAccount()).toMatchObject({
      user: { email: 'ama@shop.example', role: 'owner' },
      name: 'Ama Mensah',
      business: {
        name: 'Ama Mensah',
        trialEndsAt: new Date(server.time.now + readPlans().trial.days * day).toISOString(),
      },
      hasPassword: false,
      providers: [{ provider: 'google', linkedAt: new Date(server.time.now).toISOString() }],
    });

    const sameOnAnotherDay = openVisitor(server.app);
    server.time.now += day;
    expect(await signInWith(sameOnAnotherDay, 'google', 'ama-1')).toBe('/login#signed-in');
    expect(await sameOnAnotherDay.readAccount()).toMatchObject({ user: { email: 'ama@shop.example' } });
    expect(await accountsOf(server)).toEqual(['ama@shop.example', 'owner@adom.example']);
    expect(await eventsOf(server)).toEqual([
      ['login', 'provider google'],
      ['login', 'provider google'],
      ['provider linked', 'google'],
      ['sign-up confirmed', 'provider google'],
    ]);
  });

  test('and is new here is asked first, because another way may lead to their account', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('ama-1', ama);
    const visitor = openVisitor(server.app);
    const signIn = () => signInWith(visitor, 'google', 'ama-1', { purpose: 'sign-in' });
    expect(await signIn()).toBe('/login#provider-problem=no-account');
    expect(await visitor.signedIn()).toBeUndefined();
    expect(await accountsOf(server)).toEqual(['owner@adom.example']);
    expect(await eventsOf(server)).toEqual([['provider refused', 'google no-account']]);
    await signInWith(visitor, 'google', 'ama-1', { purpose: 'sign-up' });
    expect(await signIn()).toBe('/login#signed-in');
  });

  test('begins a trial that is counted with where they came from', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('ama-1', ama);
    google.people.set('kofi-1', { ...ama, email: 'kofi@shop.example' });
    const from = { source: 'Facebook', referrer: 'l.facebook.com', campaign: 'Harmattan  sale' };
    await signInWith(openVisitor(server.app), 'google', 'ama-1', from);
    await signInWith(openVisitor(server.app), 'google', 'kofi-1');
    // Signing in again is no trial.
    await signInWith(openVisitor(server.app), 'google', 'ama-1', from);
    const counted = [
      { source: '', campaign: '' },
      { source: 'facebook', campaign: 'harmattan sale' },
    ];
    const sources = (table: 'visits' | 'businesses') =>
      server.database.selectFrom(table).select(['source', 'campaign']).orderBy('source').execute();
    expect(await sources('visits')).toEqual(counted);
    expect(await sources('businesses')).toEqual(expect.arrayContaining(counted));
  });

  test('stays the same user when the address there changes to that of another account here', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('ama-1', ama);
    await signInWith(openVisitor(server.app), 'google', 'ama-1');
    google.people.set('ama-1', { email: 'owner@adom.example', email_verified: true });
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'google', 'ama-1')).toBe('/login#signed-in');
    expect(await visitor.readAccount()).toMatchObject({ user: { email: 'ama@shop.example' } });
  });

  test.each([
    ['has no name there', {}, nameless],
    ['has an invisible name', { name: '\u0000 \u2028' }, nameless],
    ['has a very long name', { name: `Kofi\n${'x'.repeat(500)}` }, `Kofi ${'x'.repeat(115)}`],
  ])('%s', async (_what, profile, business) => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('1', { email: 'kofi@shop.example', email_verified: true, ...profile });
    const visitor = openVisitor(server.app);
    expect(await signInWith(visitor, 'google', '1')).toBe('/login#signed-in');
    expect(await visitor.readAccount()).toMatchObject({ business: { name: business } });
  });

  test('is remembered as chosen, and gets no notice about a known browser', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('ama-1', ama);
    const visitor = openVisitor(server.app);
    await signInWith(visitor, 'google', 'ama-1', { remember: 'on' });
    server.time.now += 20 * day;
    expect(await visitor.signedIn()).toBeDefined();
    await signInWith(visitor, 'google', 'ama-1');
    server.time.now += day / 2;
    expect(await visitor.signedIn()).toBeUndefined();
    expect(await noticesOf(server)).toEqual([]);
    await signInWith(openVisitor(server.app), 'google', 'ama-1');
    expect(await noticesOf(server)).toEqual([['new device', 'ama@shop.example']]);
  });

  test('who has an authenticator app must give its code as well', async () => {
    const { google, environment } = await haveProviders();
    const server = await buildTestApp({ on, environment });
    google.people.set('ama-1', ama);
    const visitor = openVisitor(server.app);
    await signInWith(visitor, 'google', 'ama-1');
    const token = await visitor.signedIn();
    const send = (path: string, body?: object) =>
      visitor.send('POST', `/api/api/account/authenticator${path}`, {
        ...(token && { token }),
        ...(body && { body }),
      });
    const { secret } = (await send('')).json<{ secret: string }>();
    expect((await send('/confirm', { code: codeAt(secret, server.time.now) })).statusCode).toBe(200);
    server.time.now += minute;

    const again = openVisitor(server.app);
    const led = await signInWith(again, 'google', 'ama-1', { remember: 'on' });
    const challenge = /^\/login#second-factor=([\w-]{43})$/.exec(led)?.[1];
    expect(challenge).toBeDefined();
    expect(await again.signedIn()).toBeUndefined();
    const answer = await again.send('POST', '/api/api/login/second-factor', {
      body: { challenge, code: codeAt(secret, server.time.now) },
    });
    expect(answer.statusCode).toBe(200);
    server.time.now += 20 * day;
    expect(await again.signedIn()).toBeDefined();
  });
});
