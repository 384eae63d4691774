import { describe, expect, test } from 'vitest';
import { hour } from '../../../../clock.ts';
import { openBrowser } from '../../../../testing/app/browser.ts';
import { buildTestApp } from '../../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';

const list = '/api/site/staff/leads';

describe.each(databaseKinds)('who may work with leads on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const sent = { name: 'Ama', email: 'ama@shop.example' };
    const { id } = (await sendJson(test.app, '/api/site/demo-requests', sent)).json();
    const calls = [
      ['GET', list, undefined],
      ['GET', `${list}.csv`, undefined],
      ['GET', `${list}/${id}`, undefined],
      ['POST', list, { name: 'Esi', phone: '024 123 4567', source: 'visit' }],
      ['PUT', `${list}/${id}`, { contacted: true }],
      ['POST', `${list}/${id}/notes`, { text: 'Called' }],
    ] as const;
    const statuses = async (browser: ReturnType<typeof openBrowser>) => {
      const answers = [];
      for (const [method, path, body] of calls) answers.push(await browser.send(method, path, body));
      return answers;
    };
    const unchanged = async () => {
      const leads = await test.database.selectFrom('demo_requests').select(['stage', 'owner_id']).execute();
      const events = await test.database.selectFrom('lead_events').selectAll().execute();
      expect([leads, events]).toEqual([[{ stage: 'new', owner_id: null }], []]);
    };
    return { test, id, statuses, unchanged };
  };

  test.each(['staff', 'admin'])('an account of the role %s may', async (role) => {
    const { test, statuses } = await open();
    const answers = await statuses(await signInAs(test, role));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 200, 201]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(6).fill('no-store'));
  });

  test.each(['owner', 'staffer'])('an account of the role %s may not', async (role) => {
    const { test, statuses, unchanged } = await open();
    for (const answer of await statuses(await signInAs(test, role))) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      const detail =
        'Your account may not do this. Ask an admin, or sign in with an account of the role staff or admin.';
      expect(answer.json()).toMatchObject({ title: 'Forbidden', detail, error: detail, message: detail });
      expect(answer.body).not.toContain('ama@shop.example');
    }
    await unchanged();
  });

  test('a request without a token, with an invalid one, or with only the cookie may not', async () => {
    const { test, statuses, unchanged } = await open();
    const stranger = openBrowser(test.app);
    const forger = { ...openBrowser(test.app) };
    const cookieAlone = await signInAs(test, 'staff');
    cookieAlone.accessToken = undefined;
    const forged = await forger.send('GET', list, undefined, { authorization: 'Bearer e30.e30.e30' });
    const answers = [forged, ...(await statuses(stranger)), ...(await statuses(cookieAlone))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(401));
    await unchanged();
  });

  test('a request with an ended session or an expired token may not', async () => {
    const { test, statuses } = await open();
    const browser = await signInAs(test, 'staff');
    const { accessToken } = browser;
    await browser.logout();
    Object.assign(browser, { accessToken });
    expect((await statuses(browser)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(401));
    const late = await signInAs(test, 'admin');
    test.time.now += hour;
    expect((await statuses(late)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(401));
  });

  test('an account loses access immediately with its role', async () => {
    const { test, statuses } = await open();
    const browser = await signInAs(test, 'staff');
    await test.database.updateTable('accounts').set({ role: 'owner' }).execute();
    expect((await statuses(browser)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
  });

  test('a page of another site may not change anything, even with the token', async () => {
    const { test, id, unchanged } = await open();
    const browser = await signInAs(test, 'staff');
    const origin = 'https://evil.example';
    const path = `${list}/${id}`;
    const answers = [
      await browser.send('PUT', path, { contacted: true }, { origin }),
      await browser.send('POST', `${path}/notes`, { text: 'Called' }, { origin }),
      await browser.send('POST', list, { name: 'Esi', phone: '024 123 4567', source: 'visit' }, { origin }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    await unchanged();
  });

  test('with another APP_HOST there are no accounts here, and the endpoints return 404', async () => {
    const { app } = await buildTestApp({ on, environment: { APP_HOST: 'https://app.example.com' } });
    const browser = openBrowser(app);
    const answers = [await browser.send('GET', list), await browser.send('GET', `${list}.csv`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
