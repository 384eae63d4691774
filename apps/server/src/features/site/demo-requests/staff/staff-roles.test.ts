import { describe, expect, test } from 'vitest';
import { hour } from '../../../../clock.ts';
import { openBrowser } from '../../../../testing/browser.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { databaseKinds } from '../../../../testing/fresh-database.ts';
import { sendJson } from '../../../../testing/send-form.ts';
import { signInAs } from '../../../../testing/sign-in-as.ts';

const list = '/api/site/staff/demo-requests';

describe.each(databaseKinds)('who may see demo requests on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const sent = { name: 'Ama', email: 'ama@shop.example' };
    const { id } = (await sendJson(test.app, '/api/site/demo-requests', sent)).json();
    const calls = [
      ['GET', list, undefined],
      ['GET', `${list}.csv`, undefined],
      ['PUT', `${list}/${id}/answered`, { answered: true }],
    ] as const;
    const statuses = async (browser: ReturnType<typeof openBrowser>) => {
      const answers = [];
      for (const [method, path, body] of calls) answers.push(await browser.send(method, path, body));
      return answers;
    };
    const answered = async () => (await test.database.selectFrom('demo_requests').selectAll().execute())[0];
    return { test, statuses, answered };
  };

  test.each(['staff', 'admin'])('an account of the role %s may', async (role) => {
    const { test, statuses } = await open();
    const answers = await statuses(await signInAs(test, role));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'));
  });

  test.each(['owner', 'staffer'])('an account of the role %s may not', async (role) => {
    const { test, statuses, answered } = await open();
    for (const answer of await statuses(await signInAs(test, role))) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      const detail = 'This is for staff. Sign in with an account of the role staff or admin.';
      expect(answer.json()).toMatchObject({ title: 'Forbidden', detail, error: detail, message: detail });
      expect(answer.body).not.toContain('ama@shop.example');
    }
    expect(await answered()).toMatchObject({ answered_at: null });
  });

  test('a request without a token, with an invalid one, or with only the cookie may not', async () => {
    const { test, statuses, answered } = await open();
    const stranger = openBrowser(test.app);
    const forger = { ...openBrowser(test.app) };
    const cookieAlone = await signInAs(test, 'staff');
    cookieAlone.accessToken = undefined;
    const forged = await forger.send('GET', list, undefined, { authorization: 'Bearer e30.e30.e30' });
    const answers = [forged, ...(await statuses(stranger)), ...(await statuses(cookieAlone))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(401));
    expect(await answered()).toMatchObject({ answered_at: null });
  });

  test('a request with an ended session or an expired token may not', async () => {
    const { test, statuses } = await open();
    const browser = await signInAs(test, 'staff');
    const { accessToken } = browser;
    await browser.logout();
    Object.assign(browser, { accessToken });
    expect((await statuses(browser)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    const late = await signInAs(test, 'admin');
    test.time.now += hour;
    expect((await statuses(late)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  test('an account loses access immediately with its role', async () => {
    const { test, statuses } = await open();
    const browser = await signInAs(test, 'staff');
    await test.database.updateTable('accounts').set({ role: 'owner' }).execute();
    expect((await statuses(browser)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  test('a page of another site may not change anything, even with the token', async () => {
    const { test, answered } = await open();
    const browser = await signInAs(test, 'staff');
    const { id = '' } = (await answered()) ?? {};
    const path = `${list}/${id}/answered`;
    const answer = await browser.send('PUT', path, { answered: true }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await answered()).toMatchObject({ answered_at: null });
  });

  test('with another APP_HOST there are no accounts here, and the endpoints return 404', async () => {
    const { app } = await buildTestApp({ on, environment: { APP_HOST: 'https://app.example.com' } });
    const browser = openBrowser(app);
    const answers = [await browser.send('GET', list), await browser.send('GET', `${list}.csv`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
