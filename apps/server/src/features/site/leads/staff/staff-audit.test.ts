import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../../../clock.ts';
import { openBrowser, type TestBrowser } from '../../../../testing/app/browser.ts';
import { buildTestApp, ownerPassword } from '../../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { setCounted } from '../../../../testing/database/set-counted.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';

const list = '/api/site/staff/leads';

describe.each(databaseKinds)('the audit record of the staff desk on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const sent = { name: 'Ama', email: 'ama@shop.example' };
    const { id } = (await sendJson(test.app, '/api/site/demo-requests', sent)).json();
    const events = async () => {
      const rows = await test.database
        .selectFrom('audit_events')
        .innerJoin('accounts', 'accounts.id', 'audit_events.account_id')
        .select(['event', 'detail', 'email', 'client_address'])
        .where('event', 'not in', ['login', 'reauthenticated'])
        .orderBy('at')
        .execute();
      return rows.map(({ event, detail, email, client_address }) => {
        expect(client_address).toBe('127.0.0.1');
        return [email.split('@')[0], event, detail];
      });
    };
    return { test, time: test.time, id, events };
  };
  const prove = (browser: TestBrowser) =>
    browser.send('POST', '/api/api/account/reauthentication', { password: ownerPassword });

  test('names who read which part of the list, once in ten minutes', async () => {
    const { id, events, test, time } = await open();
    const browser = await signInAs(test, 'staff');
    await browser.send('GET', list);
    await browser.send('GET', list);
    time.now += minute;
    await browser.send('GET', `${list}?stage=won&text=Ama&since=2026-11-01`);
    time.now += 9 * minute;
    await browser.refresh();
    await browser.send('GET', list);
    const all = ['staff', 'leads listed', `all: 1 read (${id} to ${id})`];
    const none = ['staff', 'leads listed', 'a search, stage won, since 2026-11-01: 0 read'];
    expect(await events()).toEqual([all, none, all]);
  });

  test('names who read, changed and annotated which lead, and omits requests without effect', async () => {
    const { id, events, test, time } = await open();
    const browser = await signInAs(test, 'staff');
    await browser.send('GET', `${list}/${id}`);
    await browser.send('GET', `${list}/${id}`);
    for (const change of [{ contacted: true }, { stage: 'won' }, { stage: 'won' }, { stage: 'new' }]) {
      time.now += minute;
      await browser.send('PUT', `${list}/${id}`, change);
    }
    for (const key of ['of the first note', 'of the first note']) {
      time.now += minute;
      const text = 'Her sister Efua decides.';
      await browser.send(
        'POST',
        `${list}/${id}/notes`,
        { text },
        { 'idempotency-key': key.replaceAll(' ', '-') },
      );
    }
    expect((await browser.send('PUT', `${list}/unknown`, { contacted: true })).statusCode).toBe(404);
    expect((await browser.send('GET', `${list}/unknown`)).statusCode).toBe(404);
    expect(await events()).toEqual([
      ['staff', 'lead read', id],
      ['staff', 'lead changed', `${id}: contacted, stage`],
      ['staff', 'lead changed', `${id}: stage`],
      ['staff', 'lead changed', `${id}: stage`],
      ['staff', 'lead note added', id],
    ]);
  });

  test('names who exported what; an export needs a recent proof', async () => {
    const { events, test, time } = await open();
    const browser = await signInAs(test, 'staff');
    expect((await browser.send('GET', `${list}.csv?stage=open`)).statusCode).toBe(200);
    time.now += 10 * minute + 1;
    await browser.refresh();
    const refused = await browser.send('GET', `${list}.csv`);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ requires: 'reauthentication' });
    expect(refused.body).not.toContain('ama@shop.example');
    time.now += minute;
    expect((await prove(browser)).statusCode).toBe(204);
    expect((await browser.send('GET', `${list}.csv`)).statusCode).toBe(200);
    expect(await events()).toEqual([
      ['staff', 'leads exported', 'stage open'],
      ['staff', 'staff call refused', 'requires reauthentication'],
      ['staff', 'leads exported', 'all'],
    ]);
  });

  test('names who was refused, once in ten minutes, and omits signed-out users', async () => {
    const { id, events, test } = await open();
    const browser = await signInAs(test, 'owner');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await browser.send('GET', list)).statusCode).toBe(403);
      await browser.send('PUT', `${list}/${id}`, { contacted: true });
    }
    expect((await openBrowser(test.app).send('GET', list)).statusCode).toBe(401);
    expect(await events()).toEqual([['owner', 'staff call refused', 'role owner']]);
  });

  test.each([
    ['staff', list, 'staff calls', 600],
    ['editor', '/api/site/staff/content/publications', 'content calls', 3600],
  ] as const)(
    'stays small: one account (%s) can send a limited number of requests an hour',
    async (role, url, limit, points) => {
      const { id, test, time } = await open();
      const browser = await signInAs(test, role);
      expect((await browser.send('GET', url)).statusCode).toBe(200);
      await setCounted(test.database, `${limit}:%`, points - 1);
      expect((await browser.send('GET', url)).statusCode).toBe(200);
      const refused = await browser.send('GET', url);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
      if (role === 'staff') {
        // Reads do not use up the changes, which have a limit of their own.
        const note = () => browser.send('POST', `${list}/${id}/notes`, { text: 'Has two shops' });
        expect((await note()).statusCode).toBe(201);
        await setCounted(test.database, 'staff changes:%', points);
        expect((await note()).statusCode).toBe(429);
      }
      for (let half = 0; half < 2; half += 1) {
        time.now += hour / 2;
        await browser.refresh();
      }
      expect((await browser.send('GET', url)).statusCode).toBe(200);
    },
  );
});
