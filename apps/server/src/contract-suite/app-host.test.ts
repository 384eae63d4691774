import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertSettings, inventory, loginAnswer, refreshAnswer } from './testing/app-host-answers.ts';
import { type Answer, type AppHostClient, createAppHostClient } from './testing/app-host-client.ts';
import { type AppHostUnderTest, findAppHost } from './testing/app-host-under-test.ts';
import { isSameSite } from './testing/site-cookies.ts';

/*
 * What the site needs from an app host, tested over HTTP only: specification §3, §7 and §8. The suite runs
 * unchanged against this server and any other (docs/recipes/check-an-app-host.md). It signs out after each
 * sign-in and restores the alert settings.
 */

const sameOrigin = 'Pages and application share an origin, so browsers ask for nothing';
const sameSite = 'Pages and application are on the same site, so browsers send every cookie';

let host: AppHostUnderTest;
const opened: AppHostClient[] = [];

beforeAll(async () => {
  host = await findAppHost();
});

afterAll(async () => {
  for (const client of opened) await client.call('POST', '/logout').catch(() => undefined);
  await host.close();
});

describe('POST /login', () => {
  test('takes {email, password} and responds with accessToken and a user of id, email and role', async () => {
    const { answer } = await signIn();
    expect(answer.status).toBe(200);
    const login = loginAnswer.parse(answer.body);
    expect(login.user.email.toLowerCase()).toBe(host.email.toLowerCase());
  });

  test('also accepts remember', async () => {
    expect((await signIn({ remember: true })).answer.status).toBe(200);
  });

  test('sets a cookie that browsers send from the site', async ({ skip }) => {
    skip(isSameSite(host.siteOrigin, host.appHost), sameSite);
    const { client } = await signIn();
    const problem = 'no cookie has SameSite=None and Secure, so browsers send none from another site';
    expect([...client.cookies.keys()], problem).not.toEqual([]);
  });

  test('refuses a wrong password and an unknown address with the same text in error or message', async () => {
    const wrong = await signIn({ password: `${host.password}-wrong` });
    const unknown = await signIn({ email: 'nobody-at-all@example.com' });
    expect([wrong.answer.status, unknown.answer.status]).toEqual([401, 401]);
    expect(textOf(wrong.answer)).not.toBe('');
    expect(textOf(unknown.answer)).toBe(textOf(wrong.answer));
  });

  test.each([
    ['no address', { email: undefined }],
    ['an invalid address', { email: 'nobody' }],
    ['no password', { password: undefined }],
    ['an empty password', { password: '' }],
  ])('refuses %s with a status of 4xx and a text, and begins no session', async (_what, changes) => {
    const { answer, client } = await signIn(changes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(textOf(answer)).not.toBe('');
    expect((await client.call('POST', '/refresh')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('POST /refresh', () => {
  test('takes an empty body with the cookies, and returns an access token that works', async () => {
    const { client } = await signIn();
    const answer = await client.call('POST', '/refresh');
    expect(answer.status).toBe(200);
    client.accessToken = refreshAnswer.parse(answer.body).accessToken;
    expect((await client.call('GET', '/alert-settings')).status).toBe(200);
  });

  test('also works when the access token has expired', async () => {
    const { client } = await signIn();
    client.accessToken = 'eyJhbGciOiJub25lIn0.e30.';
    const refused = await client.call('GET', '/alert-settings');
    expect(refused.status).toBe(401);
    expect((await client.call('POST', '/refresh')).status).toBe(200);
  });

  test('refuses a browser without a session', async () => {
    const answer = await newClient().call('POST', '/refresh');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('ends no session when two tabs refresh at the same time', async () => {
    const { client } = await signIn();
    const answers = await Promise.all([client, client.openTab()].map((tab) => tab.call('POST', '/refresh')));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await client.call('POST', '/refresh')).status).toBe(200);
  });
});

describe('GET and PUT /alert-settings', () => {
  test('reads and stores threshold_quantity', async () => {
    const { client } = await signIn();
    const before = alertSettings.parse((await client.call('GET', '/alert-settings')).body);
    // With every other setting of the account, as the site sends them.
    const changed = { ...before, threshold_quantity: before.threshold_quantity + 1 };
    try {
      const stored = await client.call('PUT', '/alert-settings', changed);
      expect(stored.status).toBeLessThan(300);
      const after = alertSettings.parse((await client.call('GET', '/alert-settings')).body);
      expect(after.threshold_quantity).toBe(changed.threshold_quantity);
    } finally {
      await client.call('PUT', '/alert-settings', before);
    }
  });

  test('refuses a threshold that is not a number, and keeps the old one', async () => {
    const { client } = await signIn();
    const before = alertSettings.parse((await client.call('GET', '/alert-settings')).body);
    const wrong = { ...before, threshold_quantity: 'many' };
    const refused = await client.call('PUT', '/alert-settings', wrong);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect((await client.call('GET', '/alert-settings')).body).toEqual(before);
  });
});

test('GET /inventory lists items with quantity_in_stock', async () => {
  const { client } = await signIn();
  const answer = await client.call('GET', '/inventory');
  expect(answer.status).toBe(200);
  inventory.parse(answer.body);
});

test.each([
  ['GET', '/alert-settings'],
  ['GET', '/inventory'],
])('%s %s answers 401 without an access token, so that the site knows to refresh', async (method, path) => {
  expect((await newClient().call(method, path)).status).toBe(401);
});

test('POST /logout takes no body and ends the session', async () => {
  const { client } = await signIn();
  expect((await client.call('POST', '/logout')).status).toBeLessThan(300);
  expect((await client.call('POST', '/refresh')).status).toBeGreaterThanOrEqual(400);
});

describe("a page of the site's own origin", () => {
  test.for([
    ['POST', '/login'],
    ['POST', '/refresh'],
    ['PUT', '/alert-settings'],
    ['GET', '/inventory'],
  ] as const)('may call %s %s with credentials', async ([method, path], { skip }) => {
    skip(host.siteOrigin === host.appHost, sameOrigin);
    const { status, headers } = await newClient().call('OPTIONS', path, undefined, {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    });
    expect(status).toBeLessThan(300);
    expect(headers.get('access-control-allow-origin')).toBe(host.siteOrigin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    const allowed = `${headers.get('access-control-allow-headers')}`.toLowerCase();
    expect(allowed).toContain('authorization');
    expect(allowed).toContain('content-type');
    if (method === 'PUT') expect(headers.get('access-control-allow-methods')).toContain('PUT');
  });

  test('may read responses, including refusals', async ({ skip }) => {
    skip(host.siteOrigin === host.appHost, sameOrigin);
    const refused = await newClient().call('GET', '/inventory');
    expect(refused.headers.get('access-control-allow-origin')).toBe(host.siteOrigin);
    const { answer } = await signIn();
    expect(answer.headers.get('access-control-allow-origin')).toBe(host.siteOrigin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });
});

function newClient(): AppHostClient {
  return createAppHostClient(host.appHost, host.siteOrigin);
}

async function signIn(changes: { email?: unknown; password?: unknown; remember?: boolean } = {}) {
  const client = newClient();
  const answer = await client.call('POST', '/login', {
    email: host.email,
    password: host.password,
    ...changes,
  });
  const login = loginAnswer.safeParse(answer.body);
  if (answer.status === 200 && login.success) {
    client.accessToken = login.data.accessToken;
    opened.push(client);
  }
  return { client, answer };
}

/** The message that the site shows by specification §8: the field error, else `message`. */
function textOf({ body }: Answer): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, message } = body as Record<string, unknown>;
  return [error, message].find((text) => typeof text === 'string' && text !== '')?.toString() ?? '';
}
