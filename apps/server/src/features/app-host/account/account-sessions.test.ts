import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/account/sessions';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

interface Shown {
  id: string;
  device: string;
  startedAt: string;
  lastSeenAt: string;
  current: boolean;
}

describe.each(databaseKinds)('the sessions of an account on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const [phone, laptop] = [openBrowser(test.app), openBrowser(test.app)];
    const credentials = { email: 'owner@adom.example', password: 'a long enough pass phrase' };
    const login = await phone.send('POST', '/api/api/login', credentials, { 'user-agent': chrome });
    phone.accessToken = login.json().accessToken;
    test.time.now += minute;
    await laptop.login();
    const list = async (browser = laptop): Promise<Shown[]> =>
      (await browser.send('GET', path)).json().sessions;
    return { ...test, phone, laptop, list };
  };
  const canCall = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.send('GET', '/api/api/inventory')).statusCode;

  test('are listed with the device, this session first, then the most recently used', async () => {
    const { list, phone, app, time } = await open();
    time.now += minute;
    await openBrowser(app).login();
    const id = expect.any(String);
    const [start, later] = ['2026-11-02T09:00:00.000Z', '2026-11-02T09:01:00.000Z'];
    const latest = '2026-11-02T09:02:00.000Z';
    expect(await list()).toEqual([
      { id, device: '', startedAt: later, lastSeenAt: later, current: true },
      { id, device: '', startedAt: latest, lastSeenAt: latest, current: false },
      { id, device: 'Chrome on Android', startedAt: start, lastSeenAt: start, current: false },
    ]);
    time.now += minute;
    await phone.refresh();
    expect(await list(phone)).toEqual([
      expect.objectContaining({ device: 'Chrome on Android', current: true }),
      expect.objectContaining({ lastSeenAt: latest }),
      expect.objectContaining({ lastSeenAt: later }),
    ]);
  });

  test('have a time of last use that is at most ten minutes old', async () => {
    const { list, phone, time } = await open();
    for (let round = 0; round < 6; round += 1) {
      time.now += 9 * minute;
      if ((await canCall(phone)) === 401) await phone.refresh();
      expect(await canCall(phone)).toBe(200);
    }
    const [current] = await list(phone);
    expect(current?.current).toBe(true);
    expect(time.now - Date.parse(current?.lastSeenAt ?? '')).toBeLessThanOrEqual(10 * minute);
  });

  test('do not include ended or expired ones', async () => {
    const { list, phone, laptop, app, time } = await open();
    await phone.logout();
    expect(await list()).toHaveLength(1);
    const remembered = openBrowser(app);
    await remembered.login({ remember: true });
    time.now += 13 * hour;
    await remembered.refresh();
    expect(await list(remembered)).toEqual([expect.objectContaining({ current: true })]);
    expect(await canCall(laptop)).toBe(401);
  });

  test('can be ended one by one, immediately, with an audit event', async () => {
    const { list, phone, laptop, database, accountId } = await open();
    const id = (await list()).find(({ current }) => !current)?.id ?? '';
    expect(await canCall(phone)).toBe(200);
    const answer = await laptop.send('DELETE', `${path}/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect([await canCall(phone), (await phone.refresh()).statusCode]).toEqual([401, 401]);
    expect(await canCall(laptop)).toBe(200);
    const events = await database
      .selectFrom('audit_events')
      .select(['account_id', 'session_id'])
      .where('event', '=', 'session ended')
      .execute();
    expect(events).toEqual([{ account_id: accountId, session_id: id }]);
    expect((await laptop.send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
  });

  test('require a recent proof of identity to end, except for this one', async () => {
    const { list, phone, laptop, time } = await open();
    await laptop.login({ remember: true });
    await phone.login({ remember: true });
    time.now += 11 * minute;
    await laptop.refresh();
    await phone.refresh();
    const [own, other] = await list();
    for (const refused of [`${path}/${other?.id}`, path]) {
      const answer = await laptop.send('DELETE', refused);
      expect([answer.statusCode, answer.json().requires]).toEqual([403, 'reauthentication']);
    }
    expect(await canCall(phone)).toBe(200);
    const proof = { password: 'a long enough pass phrase' };
    await laptop.send('POST', '/api/api/account/reauthentication', proof);
    expect((await laptop.send('DELETE', path)).statusCode).toBe(204);
    expect(await canCall(phone)).toBe(401);
    time.now += 11 * minute;
    await laptop.refresh();
    expect((await laptop.send('DELETE', `${path}/${own?.id}`)).statusCode).toBe(204);
  });

  test('include this one: ending it signs the browser out', async () => {
    const { list, laptop } = await open();
    const answer = await laptop.send('DELETE', `${path}/${(await list())[0]?.id}`);
    expect([answer.statusCode, laptop.cookie]).toEqual([204, undefined]);
    expect(await canCall(laptop)).toBe(401);
  });

  test('of another account are not found', async () => {
    const { list, phone, laptop, app, database, time } = await open();
    const same = { email: 'esi@adom.example', business: 'Adom Provisions', now: time.now };
    await addPerson(database, same);
    const esi = openBrowser(app);
    await esi.login(same);
    const [own, ...others] = await list();
    const ids = [own, ...others].map((session) => session?.id ?? '');
    for (const id of [...ids, 'nobody']) {
      const answer = await esi.send('DELETE', `${path}/${id}`);
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'This session has ended already']);
    }
    for (const id of ['%00', '%27%20or%201=1%20--']) {
      expect((await esi.send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
    }
    expect(await list(esi)).toHaveLength(1);
    await esi.send('DELETE', path);
    expect([await canCall(phone), await canCall(laptop), await canCall(esi)]).toEqual([200, 200, 200]);
  });

  test('other than this one can be ended together, without affecting other accounts', async () => {
    const { list, phone, laptop, app, database } = await open();
    const third = openBrowser(app);
    await third.login({ remember: true });
    expect(await Promise.all([phone, laptop, third].map(canCall))).toEqual([200, 200, 200]);
    expect((await laptop.send('DELETE', path)).statusCode).toBe(204);
    const left = [phone, laptop, third].map(canCall);
    expect(await Promise.all(left)).toEqual([401, 200, 401]);
    expect(await Promise.all([phone.refresh(), third.refresh()])).toMatchObject([
      { statusCode: 401 },
      { statusCode: 401 },
    ]);
    expect((await laptop.refresh()).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
    const events = await database
      .selectFrom('audit_events')
      .select('detail')
      .where('event', '=', 'other sessions ended')
      .execute();
    expect(events).toEqual([{ detail: '2' }]);
  });

  test('are only for signed-in users', async () => {
    const { app, list } = await open();
    const [first] = await list();
    const stranger = openBrowser(app);
    const answers = [
      await stranger.send('GET', path),
      await stranger.send('DELETE', path),
      await stranger.send('DELETE', `${path}/${first?.id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(await list()).toHaveLength(2);
  });
});
