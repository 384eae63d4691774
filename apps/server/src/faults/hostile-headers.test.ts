import { describe, expect, test } from 'vitest';
import { loadSite } from '../plugins/static-site/load-site.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp, ownerEmail, ownOrigin } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { describedCalls, type OperationOfCall } from '../testing/app/described-calls.ts';
import { sendRaw } from '../testing/app/raw-request.ts';
import { forgotPath, tryPasswordReset } from '../testing/sign-in/try-password-reset.ts';

const evil = 'evil.example';

/** Every header that could name another host. */
const misleading: Readonly<Record<string, string>> = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': `//${evil}`,
  'x-host': evil,
  'x-original-url': `//${evil}/`,
  'x-rewrite-url': `//${evil}/`,
  'x-http-method-override': 'DELETE',
  forwarded: `host=${evil};proto=gopher`,
  referer: `https://${evil}/`,
  via: evil,
};

const files = {
  'index.html': '<title>Home</title>',
  'pricing.html': '<title>Pricing</title>',
  '404.html': '<title>Page Not Found</title>',
};

async function openSite() {
  const { config } = await buildTestApp();
  const site = await loadSite({ ...config, siteDir: buildTestSite(files) });
  return buildTestApp({ environment: { LOG_LEVEL: 'fatal' }, replace: { site } });
}

describe('the name of another host', () => {
  test.each([
    '/',
    '/PRICING/',
    '/nothing',
    '/api/nothing',
    '/api/api/openapi.json',
    '/api/site/openapi.json',
    '/%zz',
  ])('is not in the response of %s', async (url) => {
    const { app } = await openSite();
    const usual = await app.inject({ url, headers: { host: 'www.example.com' } });
    const misled = await app.inject({ url, headers: misleading });
    expect(misled.statusCode).toBe(usual.statusCode);
    const { 'x-request-id': _mine, date: _now, ...headers } = misled.headers;
    expect(JSON.stringify(headers) + misled.body).not.toMatch(/evil|gopher|6666/);
    expect(headers).toEqual({ ...headers, location: usual.headers.location });
  });

  test('is in no email', async () => {
    const { app, mailsTo } = await tryPasswordReset('SQLite');
    const headers = { ...misleading, origin: ownOrigin, 'content-type': 'application/json' };
    const payload = { email: ownerEmail };
    const answer = await app.inject({ method: 'POST', url: forgotPath, headers, payload });
    expect(answer.statusCode).toBe(202);
    const [mail] = await mailsTo(ownerEmail);
    expect(`${mail?.text}${mail?.html}`).toContain(`${ownOrigin}/reset-password#`);
    expect(JSON.stringify(mail)).not.toMatch(/evil|gopher|6666/);
  });

  test('changes neither the redirect of a plain form nor the accepted origins', async () => {
    const { app } = await openSite();
    const send = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/api/site/demo-requests',
        headers: { ...misleading, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'name=Ama&email=ama%40shop.example',
      });
    const answer = await send(ownOrigin);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/demo-request/sent']);
    for (const scheme of ['https', 'http']) expect((await send(`${scheme}://${evil}`)).statusCode).toBe(403);
  });

  test('that is invalid is refused or not repeated', async () => {
    const { app } = await openSite();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = (hosts: string[]) =>
      sendRaw(address, ['GET / HTTP/1.1', ...hosts, 'connection: close', '', ''].join('\r\n'));
    expect((await send(['host: www.example.com'])).status).toBe(200);
    expect((await send([])).status).toBe(400);
    for (const host of [`a b`, `${evil}\0`, `x\r`]) {
      const { status, headers, body } = await send([`host: ${host}`]);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(headers) + body).not.toContain(evil);
    }
  });
});

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u560d\u560a', '%0d%0a', '\\r\\n', '\0\r\n'];
const injected = (brk: string) =>
  `Ama${brk}x-evil: 1${brk}set-cookie: evil=1${brk}${brk}<script>evil()</script>`;

const spoilt = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((each) => spoilt(each, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoilt(each, text)]));
};

describe('a line break', () => {
  test.each(describedCalls.bundled.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'in a request to %s adds no header to the response',
    async (_name, call) => {
      const { app, database } = await buildTestApp({ environment: { LOG_LEVEL: 'fatal' } });
      await database.updateTable('accounts').set({ role: 'staff' }).execute();
      const browser = openBrowser(app);
      await browser.login();
      for (const brk of breaks) {
        await database.deleteFrom('rate_limits').execute();
        for (const request of requestsWith(injected(brk), call)) {
          const { headers, statusCode } = await app.inject({
            ...request,
            headers: {
              ...request.headers,
              origin: ownOrigin,
              authorization: `Bearer ${browser.accessToken}`,
              // Characters that Node allows in a header and a proxy may pass on.
              'idempotency-key': encodeURIComponent(injected(brk)),
              'if-none-match': `"${encodeURIComponent(injected(brk))}"`,
              cookie: `__Host-refresh=${encodeURIComponent(injected(brk))}; a=${encodeURIComponent(brk)}`,
            },
          });
          expect([statusCode < 500, statusCode]).toEqual([true, statusCode]);
          expect(JSON.stringify(headers)).not.toContain('evil');
          // JSON would escape the line breaks.
          expect(Object.values(headers).join(' ')).not.toMatch(/[\r\n]/);
        }
      }
    },
  );
});

/** One request with the text in every field, and one for each way to put it into the URL. */
function requestsWith(text: string, { method, path, operation }: OperationOfCall) {
  const content = operation.requestBody?.content ?? {};
  const body = spoilt(content['application/json']?.example ?? {}, text);
  const address = path.replace(/\{\w+\}/g, encodeURIComponent(text));
  const eachIs = (names: string[]) =>
    new URLSearchParams(names.map((name): [string, string] => [name, text]));
  const query = eachIs(['status', 'since', 'until', 'after', 'next']);
  const request = { method: method as 'POST', url: `${address}?${query}` };
  if (method === 'GET') return [{ ...request, headers: {} }];
  const fields = eachIs(Object.keys(body ?? {}));
  return [
    { ...request, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) },
    {
      ...request,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields.toString(),
    },
  ];
}
