import { expect, test } from 'vitest';
import { emailPattern } from '../fields/email-pattern.ts';
import { namedAppHostCalls, namedSiteCalls, writeOpenApi } from './write-openapi.ts';
import type { Operation } from './write-operation.ts';
import { describedEmailPattern } from './write-schemas.ts';

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

test('responses may have unknown fields, and requests of staff may not', () => {
  const closed = '"additionalProperties":false';
  for (const { components } of descriptions) expect(JSON.stringify(components)).not.toContain(closed);
  for (const { responses } of operations) expect(JSON.stringify(responses)).not.toContain(closed);
  const isClosed = (id: string) => find(id)?.requestBody?.content['application/json']?.schema;
  for (const id of ['addLead', 'changeLead', 'inviteMember', 'saveEntry']) {
    expect([id, isClosed(id)]).toEqual([id, expect.objectContaining({ additionalProperties: false })]);
  }
  expect(isClosed('demoRequest')).not.toHaveProperty('additionalProperties');
});

test('the 403 of an endpoint for staff names the authenticator app, and the proof where one is needed', () => {
  const texts = operations.flatMap(({ operationId, responses }) => {
    const description = responses[403]?.description ?? '';
    return description.includes('role of the account') ? [[operationId, description] as const] : [];
  });
  expect(texts.length).toBeGreaterThan(20);
  for (const [id, text] of texts)
    expect([id, text]).toEqual([id, expect.stringContaining('requires: authenticator')]);
  const proved = texts.filter(([, text]) => text.includes('requires: reauthentication')).map(([id]) => id);
  const changesOfMembers = ['inviteMember', 'changeMember', 'removeMember', 'inviteMemberAgain'];
  expect(proved.sort()).toEqual(['exportLeads', 'emailRegistered', ...changesOfMembers].sort());
});

test('responses name the headers that a script needs', () => {
  const headersOf = (id: string, status = 200) => {
    const response = find(id)?.responses[status];
    return Object.keys(response !== undefined && 'headers' in response ? response.headers : {});
  };
  for (const id of ['login', 'refresh', 'passkeyLogin', 'secondFactor']) {
    expect([id, headersOf(id)]).toEqual([id, ['X-Request-Id', 'Set-Cookie']]);
  }
  expect(headersOf('reauthenticate', 204)).toContain('Set-Cookie');
  for (const status of [200, 304]) expect(headersOf('listInventory', status)).toContain('ETag');
});

test('every pattern compiles where \\p and unescaped brackets are unknown, and refuses no good address', () => {
  const patterns = [...JSON.stringify(descriptions).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']): string => JSON.parse(text),
  );
  expect(patterns).toContain(describedEmailPattern);
  for (const pattern of new Set(patterns)) {
    expect(pattern).not.toMatch(/\\p\{|\[[^\]\\]*\[/);
    for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags)).not.toThrow();
  }
  const described = new RegExp(describedEmailPattern);
  for (const email of ['ama@adom.example', 'ɛ+1@ɔ.com.gh', "o'neil@a-b.co"]) {
    expect([email, described.test(email), emailPattern.test(email)]).toEqual([email, true, true]);
  }
  for (const email of [
    'ama',
    'ama@adom',
    'a b@c.d',
    'a@b.c,d@e.f',
    'a[1]@b.c',
    'a\\@b.c',
    'a\u0007@b.c',
    'a\nb@c.d',
  ]) {
    expect([email, described.test(email), emailPattern.test(email)]).toEqual([email, false, false]);
  }
});
