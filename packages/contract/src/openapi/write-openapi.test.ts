import { expect, test } from 'vitest';
import { namedAppHostCalls, namedSiteCalls, writeOpenApi } from './write-openapi.ts';
import type { Operation } from './write-operation.ts';

const about = { title: 'Calls', version: '1', url: 'https://www.example.com/api' };
const descriptions = [
  writeOpenApi(about, namedAppHostCalls),
  writeOpenApi(about, namedSiteCalls({ bundled: true })),
];
const operations = descriptions.flatMap(({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation === undefined ? [] : [{ path, method, ...operation }],
    ),
  ),
);
const find = (id: string) => operations.find(({ operationId }) => operationId === id);
const statusesOf = (operation: Operation | undefined) => Object.keys(operation?.responses ?? {}).map(Number);

test.each(descriptions)('every operation has a unique id', ({ paths }) => {
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation?.operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('every path parameter is described', () => {
  for (const { path, operationId, parameters = [] } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.flatMap((each) => ('in' in each && each.in === 'path' ? [each.name] : []));
    expect([operationId, described]).toEqual([operationId, named]);
  }
});

test('every operation lists the responses that follow from its method, body and session', () => {
  for (const { method, operationId, security, requestBody, responses } of operations) {
    const said = Object.keys(responses).map(Number);
    const implied = [
      500,
      503,
      ...(method === 'get' ? [] : [400, 403, 411, 413, 415]),
      ...(requestBody === undefined ? [] : [422]),
      ...(security.length === 1 ? [401] : []),
    ];
    expect([operationId, implied.filter((status) => !said.includes(status))]).toEqual([operationId, []]);
  }
});

test('an operation that changes how an account is protected documents reauthentication', () => {
  expect(find('changePassword')?.responses[403]).toMatchObject({
    description: expect.stringContaining('reauthentication'),
  });
  expect(find('saveProfile')?.responses[403]).not.toHaveProperty('description');
});

test('a form is described with both media types and the page that a plain form redirects to', () => {
  const call = find('demoRequest');
  expect(Object.keys(call?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  expect(statusesOf(call)).toContain(303);
  expect(statusesOf(find('searchMiss'))).not.toContain(303);
});

test('a new password has the minimum length of the server', () => {
  const { schema } = find('changePassword')?.requestBody?.content['application/json'] ?? {};
  expect(schema?.properties?.password).toMatchObject({ minLength: 12, maxLength: 1024, format: 'password' });
});

test('response schemas allow unknown fields', () => {
  expect(JSON.stringify(descriptions)).not.toContain('"additionalProperties":false');
});
