import diagnostics from 'node:diagnostics_channel';
import { appHostBasePath, siteBasePath } from '@accounting-site/contract/endpoints/endpoints';
import {
  namedAppHostCalls,
  namedSiteCalls,
  type OpenApi,
} from '@accounting-site/contract/openapi/write-openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { findFault } from '../testing/app/check-answers.ts';
import { compile, describedCalls, faultsOf } from '../testing/app/described-calls.ts';

const bases = [appHostBasePath, siteBasePath];
const elsewhere = { APP_HOST: 'https://app.example.com' };

test.each(bases)('the endpoints under %s are described in OpenAPI 3.1', async (base) => {
  const { app } = await buildTestApp();
  const answer = await app.inject(`${base}/openapi.json`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const description = answer.json<OpenApi>();
  expect(description.servers).toEqual([{ url: `https://www.example.com${base}` }]);
  expect((await new Validator().validate({ ...description })).errors).toBeUndefined();
});

test('a description is cached for an hour, and only sent again when it has changed', async () => {
  const { app } = await buildTestApp();
  const url = `${siteBasePath}/openapi.json`;
  const { headers } = await app.inject(url);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await app.inject({ url, headers: { 'if-none-match': '"older"' } });
  expect(other.statusCode).toBe(200);
});

test('next to another application only the site’s own endpoints are described, without the staff endpoints', async () => {
  const { app } = await buildTestApp({ environment: elsewhere });
  expect((await app.inject(`${appHostBasePath}/openapi.json`)).statusCode).toBe(404);
  const { paths } = (await app.inject(`${siteBasePath}/openapi.json`)).json<OpenApi>();
  expect(Object.keys(paths)).toContain('/demo-requests');
  expect(Object.keys(paths).filter((path) => path.startsWith('/staff'))).toEqual([]);
});

test.each([
  ['bundled', {}],
  ['alone', elsewhere],
] as const)('every endpoint of the server is described, and no other: %s', async (mode, environment) => {
  const answered = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) answered.add(`${each} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
  };
  diagnostics.subscribe('fastify.initialization', listen);
  onTestFinished(() => void diagnostics.unsubscribe('fastify.initialization', listen));
  await buildTestApp({ environment });
  const calls = [...answered].filter((route) => route.includes(' /api/') && !route.startsWith('HEAD '));
  expect(calls.sort()).toEqual(describedCalls[mode].map(({ method, path }) => `${method} ${path}`).sort());
});

test('every example fits its schema, and the server accepts every example request', () => {
  const described = [...namedAppHostCalls, ...namedSiteCalls({ bundled: true })];
  for (const { id, request, requestExample } of described) {
    if (requestExample !== undefined)
      expect(request?.safeParse(requestExample).error?.issues, id).toBeUndefined();
  }
  const bodies = describedCalls.bundled.flatMap(({ description, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) =>
      body !== undefined && 'content' in body
        ? Object.values(body.content ?? {}).map((content) => ({ description, operation, ...content }))
        : [],
    ),
  );
  const examples = bodies.filter(({ example }) => example !== undefined);
  expect(examples.length).toBeGreaterThan(30);
  for (const { description, operation, schema, example } of examples) {
    const validate = compile(description, schema);
    expect([operation.operationId, validate(example), faultsOf(validate)]).toEqual([
      operation.operationId,
      true,
      'No errors',
    ]);
  }
});

test.each([
  ['an undescribed status', { statusCode: 418 }, 'no such status'],
  ['a missing field', { body: '{"accessToken":"a"}' }, 'user'],
  [
    'an undescribed field',
    { body: '{"accessToken":"a","user":{"id":"1","email":"a","role":"b","hash":"c"}}' },
    'additional',
  ],
  [
    'another type of content',
    { headers: { 'x-request-id': '1', 'set-cookie': 'a=b', 'content-type': 'text/html' } },
    'media type',
  ],
  ['a missing header', { headers: { 'content-type': 'application/json' } }, 'X-Request-Id'],
  ['a refusal without a problem', { statusCode: 422, body: '{"error":"no"}' }, 'media type'],
])('the check finds %s', (_, change, fault) => {
  const login = { method: 'POST', path: '/api/api/login' };
  const good = {
    statusCode: 200,
    headers: { 'x-request-id': '1', 'set-cookie': 'a=b', 'content-type': 'application/json; charset=utf-8' },
    body: '{"accessToken":"a","user":{"id":"1","email":"a","role":"b"}}',
  };
  expect(findFault(describedCalls.bundled, login, good)).toBeUndefined();
  expect(findFault(describedCalls.bundled, login, { ...good, ...change })).toContain(fault);
});

test('the check finds a response of an endpoint that is not described', () => {
  const there = { statusCode: 200, headers: {}, body: '{}' };
  const unknown = { method: 'GET', path: '/api/api/passwords' };
  expect(findFault(describedCalls.bundled, unknown, there)).toBe('no such call');
});
