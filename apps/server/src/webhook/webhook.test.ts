import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { optionalDemoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { describe, expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import { listFailed } from '../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { openReceiver, type Post } from '../testing/app/open-receiver.ts';
import { sendJson } from '../testing/app/send-form.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { repeatingWebinar } from '../testing/publishing/repeating-webinar.ts';
import { readWebhookSecret, signWebhook } from './sign-webhook.ts';

const secret = Buffer.from('a secret of at least twenty-four bytes');

const kofi = { name: 'Kofi Boateng', email: 'kofi@shop.example', campaign: 'November' };

/** Verifies a webhook as docs/recipes/receive-leads.md tells receivers to. */
function isGenuine({ headers, body }: Post): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', secret).update(signed).digest();
  const [version, signature = ''] = String(headers['webhook-signature']).split(',');
  return version === 'v1' && timingSafeEqual(Buffer.from(signature, 'base64'), expected);
}

describe.each(databaseKinds)('the webhook on %s', (on) => {
  const open = async (answer: (response: ServerResponse) => void) => {
    const receiver = await openReceiver(answer);
    const environment = {
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: secret.toString('base64'),
    };
    const test = await buildTestApp({ on, environment });
    const send = async (more: object = {}) => {
      const request = { name: 'Ama Mensah', email: 'ama@shop.example', message: '₵5', ...more };
      return (await sendJson(test.app, '/api/site/demo-requests', request)).json();
    };
    const register = async (more: object = {}) => {
      const webinar = repeatingWebinar as Webinar;
      const [start] = nextStarts(scheduleOf(webinar), new Date(test.time.now), 1);
      const registration = { ...kofi, webinarId: webinar.id, occurrenceStart: start?.toISOString(), ...more };
      return (await sendJson(test.app, '/api/site/webinar-registrations', registration)).json();
    };
    const attempt = async () => {
      await test.app.outbox.sendDue();
      test.time.now += 10 * minute;
    };
    return { ...test, ...receiver, send, register, attempt };
  };

  test('posts each demo request, signed', async () => {
    const { posts, send, attempt, time } = await open((response) => response.end());
    const { id, receivedAt } = await send({ source: 'radio' });
    const sentAt = time.now;
    await attempt();
    expect(posts).toHaveLength(1);
    const [post] = posts;
    if (post === undefined) return;
    expect(JSON.parse(post.body)).toEqual({
      type: 'demo_request.received',
      id: post.headers['webhook-id'],
      timestamp: receivedAt,
      data: {
        id,
        received: receivedAt,
        receivedAt,
        kind: 'demo',
        stage: 'new',
        lost_reason: '',
        name: 'Ama Mensah',
        email: 'ama@shop.example',
        ...recordOf(optionalDemoRequestFieldNames, () => ''),
        message: '₵5',
        best_time: '',
        plan: '',
        suspected: false,
        next_step: '',
        due: new Date(sentAt + day).toISOString(),
        answered: '',
        contacted: '',
        ...recordOf(leadSourceFields, () => ''),
        source: 'radio',
        ...{ phone_number: '', owner: '', privacy_version: expect.stringMatching(/^20\d\d-/) },
      },
    });
    expect(post.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'accounting-site-Webhook',
      'webhook-timestamp': String(sentAt / 1000),
    });
    expect(isGenuine(post)).toBe(true);
    expect(isGenuine({ ...post, body: post.body.replace('Ama', 'Eve') })).toBe(false);
    expect(isGenuine({ ...post, headers: { ...post.headers, 'webhook-timestamp': '1' } })).toBe(false);
  });

  test('marks a submission that a bot seems to have sent', async () => {
    const { posts, send, attempt } = await open((response) => response.end());
    await send({ website: 'x' });
    await attempt();
    expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ data: { suspected: true } });
  });

  test.runIf(repeatingWebinar)('posts each webinar registration once', async () => {
    const { posts, attempt, register } = await open((response) => response.end());
    for (const _time of ['first', 'again']) {
      await register();
      await attempt();
    }
    const { webinarId, occurrenceStart } = await register();
    const message = `${webinarId}, ${occurrenceStart.slice(0, 10)}`;
    expect(posts.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'webinar_registration.received', data: { ...kofi, kind: 'webinar', message, due: '' } },
    ]);
  });

  test.runIf(repeatingWebinar)('posts a suspected registration again once it is a person’s', async () => {
    const { posts, attempt, register } = await open((response) => response.end());
    await register({ name: 'bot', website: 'x' });
    await attempt();
    for (const _time of ['first', 'again']) {
      await register();
      await attempt();
    }
    await register({ name: 'bot', website: 'x' });
    await attempt();
    const said = posts.map(({ body }) => JSON.parse(body).data);
    expect(said).toMatchObject([
      { name: 'bot', suspected: true },
      { id: said[0].id, name: 'Kofi Boateng', suspected: false },
    ]);
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('posts each request for a call, also one that was joined to an earlier one', async () => {
    const { app, posts, attempt } = await open((response) => response.end());
    const ama = { name: 'Ama Mensah', phone: '024 123 4567' };
    for (const best_time of ['', 'now']) {
      await sendJson(app, '/api/site/call-requests', { ...ama, best_time });
      await attempt();
    }
    expect(posts.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'call_request.received', data: ama },
      { type: 'call_request.repeated', data: { ...ama, asked_again: expect.stringContaining('now') } },
    ]);
  });

  test('is retried under the same id until it is confirmed', async () => {
    let status = 500;
    const { posts, send, attempt } = await open((response) => response.writeHead(status).end());
    await send();
    await attempt();
    await attempt();
    status = 204;
    await attempt();
    await attempt();
    expect(posts).toHaveLength(3);
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(posts.every(isGenuine)).toBe(true);
  });

  test('follows no redirect, and is given up immediately', async () => {
    const other = await openReceiver((response) => response.end());
    const { posts, send, attempt, database } = await open((response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    await send();
    await attempt();
    await attempt();
    expect(posts).toHaveLength(1);
    expect(other.posts).toEqual([]);
    const last_error = 'answered with 307: redirects are not followed; set the final address';
    expect(await listFailed(database)).toEqual([expect.objectContaining({ kind: 'webhook', last_error })]);
  });

  test('is confirmed by the status, and the rest of the response is not read', async () => {
    let written = 0;
    const part = Buffer.alloc(64 * 1024);
    const { send, attempt, database } = await open((response) => {
      const write = () => {
        while (!response.destroyed) {
          written += part.byteLength;
          if (!response.write(part)) return;
        }
      };
      response.on('drain', write);
      write();
    });
    await send();
    await attempt();
    const row = database.selectFrom('outbox').select('sent_at').where('kind', '=', 'webhook');
    expect((await row.executeTakeFirstOrThrow()).sent_at).not.toBeNull();
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(32 * 1024 * 1024);
  });

  test('does not delay emails while the receiver does not respond', async () => {
    const { app, send, database, posts } = await open(() => {});
    app.outbox.start();
    await send();
    for (;;) {
      const rows = await database.selectFrom('outbox').select(['kind', 'sent_at']).execute();
      const sent = rows.filter(({ sent_at }) => sent_at !== null).map(({ kind }) => kind);
      expect(sent).not.toContain('webhook');
      if (sent.length === 2 && posts.length === 1) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
});

test('is not enqueued without an address', async () => {
  const { app, database } = await buildTestApp();
  await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
  const kinds = await database.selectFrom('outbox').select('kind').execute();
  expect(kinds).toEqual([{ kind: 'mail' }, { kind: 'mail' }]);
});

test('a signature is that of the Standard Webhooks specification', () => {
  const known = readWebhookSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  if (known === undefined) throw new Error('The secret cannot be read');
  const body = '{"test": 2432232314}';
  const headers = signWebhook({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body }, known);
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
