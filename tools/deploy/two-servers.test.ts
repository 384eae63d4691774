import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addPerson,
  ownerEmail,
  ownerPassword,
  ownOrigin,
} from '@accounting-site/server/testing/app/build-test-app';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { describe, expect, test } from 'vitest';
import { startTwoServers } from './start-two-servers.ts';

const kills = faultSize(1, 20);
const seconds = 1000;

const serveTwice = () =>
  startTwoServers(
    buildTestSite({ 'index.html': `<title>Home</title>${'words '.repeat(3000)}` }),
    (database) => addPerson(database, { email: ownerEmail, business: 'Adom Provisions', now: Date.now() }),
  );

/** A visitor with their own network address, as if through another proxy, and with a browser's cookies. */
function openVisitor(from: string) {
  let cookie = '';
  let token = '';
  async function send(base: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: ownOrigin,
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-refresh='));
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    // A response of which the killed server had sent a part ends early.
    const text = await answer.text().catch(() => undefined);
    if (text === undefined) return { status: 502, json: undefined, text: 'ended early' };
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    if (typeof json?.accessToken === 'string') token = json.accessToken;
    return { status: answer.status, json, text };
  }
  return {
    send,
    logIn: (base: string, password = ownerPassword) =>
      send(base, '/api/api/login', { email: ownerEmail, password }),
    refresh: (base: string) => send(base, '/api/api/refresh', {}),
    readStock: (base: string) => send(base, '/api/api/inventory'),
  };
}

describe('two servers on one PostgreSQL behind nginx', () => {
  test('share sessions, signing keys and rate limits', async () => {
    const { first, second, address } = await serveTwice();
    const owner = openVisitor('10.1.0.1');
    expect((await owner.logIn(address)).status).toBe(200);
    for (const { url } of [first, second, first, second]) {
      expect((await owner.readStock(url)).status).toBe(200);
      expect((await owner.refresh(url)).status).toBe(200);
    }
    expect((await owner.send(first.url, '/api/api/logout', {})).status).toBe(204);
    expect((await owner.readStock(second.url)).status).toBe(401);

    const stranger = openVisitor('10.2.0.1');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { url } = attempt % 2 === 0 ? first : second;
      statuses.push((await stranger.logIn(url, `wrong pass phrase ${attempt}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test(
    `lose no visitor and nothing acknowledged when one of them is killed ${kills} times under load`,
    async () => {
      const { first, second, start, address, database } = await serveTwice();
      const pair = [first, second];
      const owner = openVisitor('10.1.0.1');
      expect((await owner.logIn(address)).status).toBe(200);
      let isOver = false;
      const wrong: string[] = [];
      const acknowledged: string[] = [];
      let sentAgain = 0;

      async function read(path: string): Promise<void> {
        while (!isOver) {
          let answer = await owner.send(address, path);
          if (answer.text === 'ended early') {
            sentAgain += 1;
            answer = await owner.send(address, path);
          }
          if (answer.status !== 200) wrong.push(`${path} ${answer.status}`);
        }
      }
      async function writeForms(client: number): Promise<void> {
        for (let form = 0; !isOver; form += 1) {
          const visitor = openVisitor(`10.${10 + client}.${(form >> 8) & 255}.${form & 255}`);
          const body = { name: 'Ama', email: `visitor${client}-${form}@shop.example`, message: 'Hello' };
          const key = { 'idempotency-key': randomUUID() };
          let answer = await visitor.send(address, '/api/site/demo-requests', body, key);
          // nginx does not resend a request that may have been stored. The browser sends it again with the
          // same key.
          if (answer.status === 502) {
            sentAgain += 1;
            answer = await visitor.send(address, '/api/site/demo-requests', body, key);
          }
          if (answer.status === 201) acknowledged.push(answer.json.id);
          else wrong.push(`form ${answer.status} ${answer.text}`);
        }
      }
      const load = Promise.allSettled([
        ...['/', '/api/api/account', '/readyz'].map(read),
        ...[0, 1, 2, 3].map(writeForms),
      ]);
      for (let round = 0; round < kills; round += 1) {
        await sleep(seconds);
        const victim = pair[round % 2];
        if (victim === undefined) throw new Error('No server to kill');
        victim.server.process.kill('SIGKILL');
        await victim.server.ended;
        await sleep(seconds);
        pair[round % 2] = await start(victim.port);
        // nginx tries a server again ten seconds after it failed.
        if (round + 1 < kills) await sleep(11 * seconds);
      }
      isOver = true;
      const clients = await load;

      expect(clients.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(wrong).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(20 * kills);
      const rows = await database.selectFrom('demo_requests').select('id').execute();
      expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
      expect(sentAgain).toBeLessThan(10 * kills);
      for (const { url } of pair) expect((await owner.readStock(url)).status).toBe(200);
    },
    10 * 60 * seconds,
  );
});
