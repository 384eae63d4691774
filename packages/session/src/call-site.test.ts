import { expect, test } from 'vitest';
import { openSession, signedIn } from './testing/open-session.ts';
import { acceptOnly, json, problem } from './testing/scripted-fetch.ts';

const list = 'GET /api/site/staff/leads';

test("a request to the site's own endpoints goes to the page's origin, with the access token", async () => {
  const options = { appHost: 'https://app.example.com' };
  const { session, host } = openSession({ [list]: () => json({ leads: [] }) }, signedIn, options);
  expect(await session.callSite('GET /staff/leads')).toEqual({ leads: [] });
  expect(host.seen[0]?.url).toBe('/api/site/staff/leads');
  expect(host.seen[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('it waits for a refresh if the token has expired, and is retried once', async () => {
  const { session, host } = openSession({
    [list]: acceptOnly(['token-2'], () => json({ leads: [] })),
    'POST /refresh': () => json({ accessToken: 'token-2' }),
  });
  expect(await session.callSite('GET /staff/leads')).toEqual({ leads: [] });
  expect(host.asked(list)).toHaveLength(2);
});

test('a file is returned unchanged, with its byte order mark', async () => {
  const { session } = openSession({ [`${list}.csv`]: () => new Response('\uFEFFname\r\n') });
  const file = await session.callSite('GET /staff/leads.csv', { asFile: true });
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x6e]);
});

test('a request with a key is sent with it', async () => {
  const { session, host } = openSession({ 'POST /api/site/staff/leads/1/notes': () => json({}) });
  const body = { text: 'Call' };
  await session.callSite('POST /staff/leads/:id/notes', { id: '1', body, key: 'key-12345' });
  expect(host.seen[0]).toMatchObject({ body: JSON.stringify(body) });
  expect(host.seen[0]?.headers.get('idempotency-key')).toBe('key-12345');
});

test('values in the path and in the query are encoded', async () => {
  const address = '/api/site/staff/members/a%2Fb%3Fc?leadsTo=d%26e';
  const { session, host } = openSession({ [`DELETE ${address}`]: () => json({ members: [] }) });
  await session.callSite('DELETE /staff/members/:id', { id: 'a/b?c', query: { leadsTo: 'd&e' } });
  expect(host.seen[0]).toMatchObject({ url: address, body: undefined });
});

test('an empty query leaves no question mark', async () => {
  const { session, host } = openSession({ [list]: () => json({ leads: [] }) });
  await session.callSite('GET /staff/leads', { query: {} });
  expect(host.seen[0]?.url).toBe('/api/site/staff/leads');
});

test('a refused file request rejects like any other', async () => {
  const { session } = openSession({ [`${list}.csv`]: () => problem(403, 'This is for staff') });
  await expect(session.callSite('GET /staff/leads.csv', { asFile: true })).rejects.toMatchObject({
    status: 403,
    problem: { message: 'This is for staff' },
  });
});
