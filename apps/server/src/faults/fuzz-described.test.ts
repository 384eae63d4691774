import type { Parameter } from '@accounting-site/contract/openapi/write-operation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { anyFitting, anyLike, anySpoilt } from '../testing/app/any-described.ts';
import { anyText } from '../testing/app/any-text.ts';
import { openBrowser, type TestBrowser } from '../testing/app/browser.ts';
import { addPerson, buildTestApp, ownOrigin, type TestApp } from '../testing/app/build-test-app.ts';
import { describedCalls, type OperationOfCall } from '../testing/app/described-calls.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { anyType, writeBody } from './any-request.ts';

const numRuns = {
  SQLite: faultSize(150, 95_000),
  PostgreSQL: faultSize(150, 5000),
};

/** Mostly valid values: otherwise almost every request would fail at the first check. */
const mostly = <Value>(good: fc.Arbitrary<Value>, bad: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: bad });
const mostlyFitting = (fitting: fc.Arbitrary<unknown>) => mostly(fitting, anySpoilt(fitting));

type Sender = 'signed in' | 'nobody' | 'with another token';

const isParameter = (parameter: object): parameter is Parameter => 'schema' in parameter;

/** By method and path, which a failure should print. */
const calls = new Map(describedCalls.bundled.map((call) => [`${call.method} ${call.path}`, call]));

const anyKey = mostly(fc.stringMatching(/^[\w-]{8,100}$/), fc.stringMatching(/^[\x20-\x7e]{0,120}$/));

/** A request that matches its description or, sometimes, does not. */
function anyRequestOf([name, call]: [string, OperationOfCall]) {
  const { description, operation } = call;
  const body = operation.requestBody?.content['application/json'];
  const parameters = (operation.parameters ?? []).filter(isParameter);
  const values = parameters.map((parameter) => [
    parameter.name,
    mostlyFitting(anyFitting(description, parameter.schema)),
  ]);
  return fc.record({
    name: fc.constant(name),
    body:
      body === undefined
        ? fc.constant(undefined)
        : mostlyFitting(anyLike(body.example, anyFitting(description, body.schema))),
    values: fc.record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys: [] }),
    type: anyType,
    sender: mostly<Sender>(fc.constant('signed in'), fc.constantFrom('nobody', 'with another token')),
    otherToken: anyText,
    origin: mostly(fc.constant(ownOrigin), fc.oneof(fc.webUrl(), fc.constantFrom('null', ''))),
    key: fc.option(anyKey, { nil: undefined }),
  });
}
const anyRequest = fc.oneof(...[...calls].map(anyRequestOf));

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databaseKinds)('every described endpoint on %s', (on) => {
  test(
    'responds to valid and invalid requests as described, and never with a 5xx',
    async () => {
      const server = await buildTestApp({ on, environment: { LOG_LEVEL: 'fatal' } });
      let person = await signInSomebodyNew(server);
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(anyRequest, async (sent) => {
          await server.database.deleteFrom('rate_limits').execute();
          const { statusCode, body } = await server.app.inject(toInject(sent, person));
          // The request may have ended the session or deleted the account.
          const account = await person.send('GET', '/api/api/account');
          if (account.statusCode === 401) person = await signInSomebodyNew(server);
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect([sent.name, statusCode < 500, statusCode, body.slice(0, 200)]).toEqual([
            sent.name,
            true,
            statusCode,
            expect.anything(),
          ]);
        }),
        { numRuns: numRuns[on] },
      );
      for (const status of [200, 204, 401, 403, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
      console.log(`${on}: ${numRuns[on]} requests by status:`, Object.fromEntries(statuses));
    },
    60 * minute,
  );
});

let people = 0;

async function signInSomebodyNew({ app, database, time }: TestApp): Promise<TestBrowser> {
  people += 1;
  const email = `person-${people}@adom.example`;
  await addPerson(database, { email, business: `Business ${people}`, role: 'staff', now: time.now });
  const browser = openBrowser(app);
  expect((await browser.login({ email })).statusCode).toBe(200);
  return browser;
}

function toInject(sent: AnyRequest, person: TestBrowser) {
  const { name, body, values, type, sender, otherToken, origin, key } = sent;
  const call = calls.get(name);
  if (call === undefined) throw new Error(`${name} is not described`);
  const tokens = {
    'signed in': person.accessToken,
    'with another token': inHeader(otherToken),
    nobody: undefined,
  } as const;
  const token = tokens[sender];
  const takesBody = call.method === 'POST' || call.method === 'PUT';
  return {
    method: call.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: fillIn(call, values),
    headers: {
      origin,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sender === 'signed in' && person.cookie && { cookie: `__Host-refresh=${person.cookie}` }),
      ...(key !== undefined && { 'idempotency-key': key, 'if-none-match': key }),
      ...(takesBody && { 'content-type': type }),
    },
    ...(takesBody && { payload: writeBody(body ?? '', type) }),
  };
}

/** The URL of an endpoint with these path parameters. */
function fillIn({ path, operation }: OperationOfCall, values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    if (!isParameter(parameter) || parameter.in !== 'query') continue;
    const value = values[parameter.name];
    if (value !== undefined) query.set(parameter.name, asText(value));
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(values[name] ?? 'none')).slice(0, 2000),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** Characters that Node allows in a header. */
function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
