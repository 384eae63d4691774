import type { OutgoingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { day, hour, minute, second } from '../clock.ts';
import { listFailed } from '../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { openReceiver } from '../testing/app/open-receiver.ts';
import { sendJson } from '../testing/app/send-form.ts';

/** A server with one lead, whose webhook the receiver refuses. */
async function open(status: number, headers: OutgoingHttpHeaders = {}) {
  const receiver = await openReceiver((response) => response.writeHead(status, headers).end());
  const environment = {
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: Buffer.alloc(32, 7).toString('base64'),
  };
  const opened = await buildTestApp({ environment });
  await sendJson(opened.app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
  /** The pause before the next attempt, in milliseconds; undefined after the last. */
  const attempt = async () => {
    await opened.app.outbox.sendDue();
    const webhook = opened.database.selectFrom('outbox').where('kind', '=', 'webhook');
    const { next_attempt_at } = await webhook.select('next_attempt_at').executeTakeFirstOrThrow();
    return next_attempt_at === null ? undefined : next_attempt_at - opened.time.now;
  };
  return { ...opened, ...receiver, attempt };
}

test('a receiver that refuses for three days is tried some 35 times', async () => {
  const { posts, database, time, attempt } = await open(500);
  const end = time.now + 4 * day;
  while (time.now < end) time.now += (await attempt()) ?? day;
  expect(posts.length).toBeGreaterThan(28);
  expect(posts.length).toBeLessThan(42);
  expect(await listFailed(database)).toMatchObject([{ last_error: 'answered with 500' }]);
});

test.each([
  ['in seconds', '3600', hour],
  ['as a date', new Date(Date.UTC(2026, 10, 2, 11)).toUTCString(), 2 * hour],
  ['for longer than six hours', '999999999', 6 * hour],
])('a receiver that asks to wait %s is tried again then', async (_how, after, pause) => {
  const { posts, attempt, time } = await open(429, { 'retry-after': after });
  expect(await attempt()).toBe(pause);
  time.now += pause - second;
  await attempt();
  expect(posts).toHaveLength(1);
  time.now += second;
  await attempt();
  expect(posts).toHaveLength(2);
});

test.each(['soon', '-5', new Date(0).toUTCString()])('a wait of %s is ignored', async (after) => {
  const { attempt } = await open(503, { 'retry-after': after });
  expect(await attempt()).toBeLessThan(minute);
});

test.each([
  [410, 'answered with 410: the address no longer takes webhooks'],
  [302, 'answered with 302: redirects are not followed; set the final address'],
])('a receiver that answers %s is given up immediately', async (status, last_error) => {
  const { attempt, database } = await open(status);
  expect(await attempt()).toBeUndefined();
  expect(await listFailed(database)).toMatchObject([{ last_error }]);
});
