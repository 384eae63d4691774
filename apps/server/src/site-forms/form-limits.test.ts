import { describe, expect, test } from 'vitest';
import { minute, second } from '../clock.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { setCounted } from '../testing/database/set-counted.ts';

describe.each(databaseKinds)('refusals by a rate limit on %s', (on) => {
  test('say the time that is left, also when it runs out', async () => {
    const { app, time } = await buildTestApp({ on });
    const ask = () =>
      openBrowser(app).send('POST', '/api/api/forgot-password', { email: 'ama@shop.example' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask()).statusCode).toBe(202);
    const refused = async () => {
      const answer = await ask();
      return [answer.statusCode, answer.headers['retry-after'], /Wait (\d+ \w+)/.exec(answer.body)?.[1]];
    };
    expect(await refused()).toEqual([429, '3600', '60 minutes']);
    time.now += 31 * minute + 1;
    expect(await refused()).toEqual([429, '1740', '29 minutes']);
    time.now += 28 * minute;
    expect(await refused()).toEqual([429, '60', '1 minute']);
    time.now += 59 * second + 998;
    expect(await refused()).toEqual([429, '1', '1 minute']);
    time.now += 1;
    expect((await ask()).statusCode).toBe(202);
  });

  test('name the longer wait if the limits of network and address are both reached', async () => {
    const { app, time } = await buildTestApp({ on });
    const ask = (email: string) => openBrowser(app).send('POST', '/api/api/forgot-password', { email });
    for (let at = 0; at < 25; at += 1) expect((await ask(`person-${at}@shop.example`)).statusCode).toBe(202);
    time.now += 30 * minute;
    for (let at = 0; at < 5; at += 1) expect((await ask('ama@shop.example')).statusCode).toBe(202);
    expect((await ask('efua@shop.example')).headers['retry-after']).toBe('1800');
    const refused = await ask('ama@shop.example');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  const openNetworks = async () => {
    const { app, database } = await buildTestApp({ on });
    const ask = async (at: number, remoteAddress: string) => {
      const headers = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };
      const payload = { email: `person-${at}@shop.example` };
      const url = '/api/api/forgot-password';
      return (await app.inject({ method: 'POST', url, headers, payload, remoteAddress })).statusCode;
    };
    const count = (used: number, of: 'network' | 'range') =>
      setCounted(database, `password reset ${of}:%`, used);
    return { ask, count };
  };

  test('stop someone who takes another IPv6 network for each form', async () => {
    const { ask, count } = await openNetworks();
    expect(await ask(1, '2001:db8:1:1::1')).toBe(202);
    await count(299, 'range');
    expect(await ask(2, '2001:db8:1:2::1')).toBe(202);
    expect(await ask(3, '2001:db8:1:3::1')).toBe(429);
    expect(await ask(3, '2001:db8:2:3::1')).toBe(202);
  });

  test('stop someone who takes another IPv6 network for each report, after ten times as many', async () => {
    const { app, database } = await buildTestApp({ on });
    const search = async (remoteAddress: string) => {
      const headers = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };
      const request = { method: 'POST', url: '/api/site/search-misses', headers, remoteAddress } as const;
      return (await app.inject({ ...request, payload: { query: 'payroll' } })).statusCode;
    };
    expect(await search('2001:db8:1:1::1')).toBe(204);
    await setCounted(database, 'search miss range:%', 599);
    expect(await search('2001:db8:1:2::1')).toBe(204);
    expect(await search('2001:db8:1:3::1')).toBe(429);
    expect(await search('2001:db8:2:3::1')).toBe(204);
  });

  test('do not lock out the neighbours of an address that goes on after its limit', async () => {
    const { ask, count } = await openNetworks();
    expect(await ask(1, '203.0.113.7')).toBe(202);
    await count(29, 'network');
    await count(298, 'range');
    expect(await ask(2, '203.0.113.7')).toBe(202);
    for (const at of [3, 4, 5]) expect(await ask(at, '203.0.113.7')).toBe(429);
    expect(await ask(6, '203.0.113.8')).toBe(202);
    // That was the last of the range: a refusal counted for it would have locked the neighbour out.
    expect(await ask(7, '203.0.113.9')).toBe(429);
  });
});
