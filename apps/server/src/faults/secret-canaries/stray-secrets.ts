import { expect } from 'vitest';
import { openBrowser } from '../../testing/app/browser.ts';
import { ownOrigin } from '../../testing/app/build-test-app.ts';
import { describedCalls } from '../../testing/app/described-calls.ts';
import { sendRaw } from '../../testing/app/raw-request.ts';
import type { Canaries } from './canaries.ts';
import type { WatchedServer } from './watched-server.ts';

const names = ['email', 'password', 'token', 'code', 'challenge', 'credential', 'name', 'purpose', 'return'];
const fromPage = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

/** Requests with secrets in every part, to every endpoint, and invalid requests. */
export async function sendSecretsAstray(
  { app, address, refusals }: WatchedServer,
  canaries: Canaries,
): Promise<void> {
  const body = Object.fromEntries(names.map((name) => [name, canaries.typed(`field-${name}`)]));
  const headers = {
    authorization: `Bearer ${canaries.typed('bearer')}`,
    'idempotency-key': canaries.typed('key'),
    cookie: `__Host-refresh=${canaries.typed('refresh')}; __Host-device=${canaries.typed('device')}`,
    'x-canary': canaries.typed('header'),
    'x-request-id': `${canaries.typed('request')} is no id`,
  };
  const inPath = canaries.typed('path');
  const asked = describedCalls.bundled.map(async ({ method, path }) => {
    const request = { method: method as 'GET', url: path.replace(/\{\w+\}/g, inPath) };
    const page = { ...fromPage, ...headers };
    if (method === 'GET') return app.inject({ ...request, headers: page });
    await app.inject({ ...request, headers: page, payload: body });
    await app.inject({ ...request, headers: { ...page, origin: canaries.typed('origin') }, payload: body });
    for (const type of ['application/json', 'application/x-www-form-urlencoded', `text/${inPath}`]) {
      const payload = `{"password": ${canaries.typed('no-json')}`;
      await app.inject({ ...request, headers: { ...page, 'content-type': type }, payload });
    }
  });
  await Promise.all(asked);

  const unknown = [
    `/${inPath}`,
    `/reset-password/${inPath}`,
    `/reset-password%23${inPath}`,
    `/pricing/${inPath}.html`,
  ];
  for (const path of [
    ...unknown,
    `/api/api/${inPath}`,
    `/api/site/openapi.json/${inPath}`,
    `/%zz${inPath}`,
  ]) {
    await app.inject({ method: 'GET', url: path, headers });
    await app.inject({ method: 'POST', url: path, headers: { ...headers, ...fromPage }, payload: body });
  }
  await app.inject({ method: 'GET', url: '/metrics', headers });
  // Headers that a proxy passes on unless it is configured to replace them.
  for (const forwarded of [canaries.typed('client'), `${canaries.typed('hop')}, 127.0.0.1`]) {
    await app.inject({ method: 'GET', url: '/pricing', headers: { 'x-forwarded-for': forwarded } });
    const login = { email: 'ama@shop.example', password: canaries.typed('from-nowhere') };
    await openBrowser(app).send('POST', '/api/api/login', login, { 'x-forwarded-for': forwarded });
  }

  const large = canaries.typed('large').repeat(4000);
  const lines = [
    'host: localhost',
    `origin: ${ownOrigin}`,
    'content-type: application/json',
    'connection: close',
  ];
  const login = ['POST /api/api/login HTTP/1.1', ...lines];
  for (const broken of [
    [...login, `content-length: ${large.length}`, '', large],
    [...login, `x-large: ${large.slice(0, 20_000)}`, '', ''],
    [...login, `content-length: ${canaries.typed('length')}`, '', ''],
    [...login, 'transfer-encoding: chunked', '', canaries.typed('chunk'), ''],
    [`${inPath} /${inPath} HTTP/1.1`, ...lines, '', ''],
    [`GET /${inPath} HTTP/1.1`, `${canaries.typed('no-header')}`, '', ''],
    [inPath, '', ''],
  ]) {
    const { status, body: text, headers: given } = await sendRaw(address, broken.join('\r\n'));
    expect(status).toBeGreaterThanOrEqual(400);
    refusals.push({ status, text: JSON.stringify(given) + text });
  }
}
