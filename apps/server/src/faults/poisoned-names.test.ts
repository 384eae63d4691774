import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath } from '@accounting-site/contract/endpoints/endpoints';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { minute } from '../clock.ts';
import { readInventoryFile } from '../inventory/read-inventory-file.ts';
import { anyFitting } from '../testing/app/any-described.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp, ownOrigin, type TestApp } from '../testing/app/build-test-app.ts';
import { describedCalls, type OperationOfCall } from '../testing/app/described-calls.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const numRuns = faultSize(2, 150);

/** The property that a polluted prototype would have. */
const mark = 'poisoned';

/** JSON members that would reach the prototype if they were copied or followed. */
const poisons = [
  `"__proto__":{"${mark}":"yes"}`,
  `"\\u005f_proto__":{"${mark}":"yes"}`,
  `"__proto__":null`,
  `"constructor":{"prototype":{"${mark}":"yes"}}`,
  `"constructor":{"prototype":{"toString":null}}`,
  `"prototype":{"${mark}":"yes"}`,
  `"__proto__.${mark}":"yes"`,
  `"constructor.prototype.${mark}":"yes"`,
  `"toString":"yes","hasOwnProperty":1,"valueOf":null`,
];

/** The same as fields of a form or a query. */
const poisonedFields = [
  `__proto__[${mark}]=yes`,
  `__proto__.${mark}=yes`,
  `__proto__=yes&__proto__=no`,
  `constructor[prototype][${mark}]=yes`,
  `constructor.prototype.${mark}=yes`,
  `constructor=yes&prototype=yes&toString=yes&hasOwnProperty=yes`,
];

const prototypes = [Object, Array, String, Number, Boolean, Function, Map, RegExp, Date, Promise];

/** Every property of every prototype, by name. Equal snapshots mean that nothing has changed. */
function listMembers(): Map<string, unknown> {
  const members = prototypes.flatMap(({ name, prototype }) =>
    Reflect.ownKeys(prototype).map((key): [string, unknown] => {
      const { value, get } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
      return [`${name}.${String(key)}`, value ?? get];
    }),
  );
  return new Map(members);
}

/** Fails the test when a prototype has changed since the test began. */
function watchPrototypes(): () => void {
  const before = listMembers();
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, mark));
  return () => {
    expect(Reflect.get({}, mark)).toBeUndefined();
    const now = listMembers();
    const names = new Set([...before.keys(), ...now.keys()]);
    expect([...names].filter((name) => !Object.is(before.get(name), now.get(name)))).toEqual([]);
  };
}

/** The texts of a JSON value with the attack in each of its objects. */
function poisonJson(value: unknown, poison: string): string[] {
  const json = JSON.stringify(value) ?? '{}';
  const places = [...json.matchAll(/\{/g)].map(({ index }) => index + 1);
  const poisoned = places.map((at) => {
    const rest = json.slice(at);
    return `${json.slice(0, at)}${poison}${rest.startsWith('}') ? '' : ','}${rest}`;
  });
  return [...poisoned, `{${poison}}`, `[{${poison}}]`];
}

async function signIn({ app, database, time }: TestApp) {
  await database.updateTable('accounts').set({ role: 'staff' }).execute();
  const browser = openBrowser(app);
  expect((await browser.login()).statusCode).toBe(200);
  return async () => {
    await database.deleteFrom('rate_limits').execute();
    await database.updateTable('sessions').set({ proved_at: time.now, ended_at: null }).execute();
    return {
      origin: ownOrigin,
      authorization: `Bearer ${browser.accessToken}`,
      cookie: `__proto__=${mark}; constructor=1; __Host-refresh=${browser.cookie}; toString=x`,
    };
  };
}

const harmless = { method: 'DELETE', path: '/api/api/account' };
const calls = describedCalls.bundled.filter(
  ({ method, path }) => method !== harmless.method || path !== harmless.path,
);

const bodyOf = ({ description, operation }: OperationOfCall) => {
  const body = operation.requestBody?.content['application/json'];
  if (body === undefined) return fc.constant(undefined);
  const fitting = anyFitting(description, body.schema);
  return fc.oneof(fitting, fc.constant(body.example ?? {}));
};

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test(
    'leaves every prototype unchanged, whatever names are sent',
    async () => {
      const expectClean = watchPrototypes();
      const server = await buildTestApp({ environment: { LOG_LEVEL: 'fatal' } });
      const headersOf = await signIn(server);
      const url = call.path.replace('{provider}', 'constructor').replace(/\{\w+\}/g, '__proto__');
      const method = call.method as 'GET';
      const send = async (address: string, type: string, payload: string) => {
        const answer = await server.app.inject({
          method,
          url: address,
          headers: { ...(await headersOf()), ...(method !== 'GET' && { 'content-type': type }) },
          ...(method !== 'GET' && { payload }),
        });
        expect([payload, answer.statusCode < 500]).toEqual([payload, true]);
        expect(answer.body).not.toContain(`"${mark}"`);
        expectClean();
      };
      if (method !== 'GET')
        await fc.assert(
          fc.asyncProperty(bodyOf(call), fc.constantFrom(...poisons), async (body, poison) => {
            for (const payload of poisonJson(body, poison)) await send(url, 'application/json', payload);
          }),
          { numRuns },
        );
      for (const fields of poisonedFields) {
        await send(`${url}?${fields}`, 'application/json', '{}');
        await send(url, 'application/x-www-form-urlencoded', fields);
      }
    },
    5 * minute,
  );
});

test('columns and cells of an inventory file may have any name', async () => {
  const expectClean = watchPrototypes();
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
  for (const name of names) {
    const file = await readInventoryFile(`name,sku,quantity,price,${name}\n${name},${name},5,2,${mark}\n`);
    expect(file.errors).toEqual([]);
    expect(file.rows).toMatchObject([{ name, sku: name }]);
    await readInventoryFile(`${names.join(',')}\n${mark},1,2,3,4\n`);
    await readInventoryFile(`name,name,sku,${name}.${mark},quantity,price\nGari,Gari,1,2,3,4\n`);
    expectClean();
  }
});

test('a member that would reach the prototype is refused by name', async () => {
  const { app } = await buildTestApp();
  for (const poison of [`"__proto__":{"${mark}":1}`, `"constructor":{"prototype":{"${mark}":1}}`]) {
    const answer = await app.inject({
      method: 'POST',
      url: appHostPath(appHostEndpoints.login),
      headers: { origin: ownOrigin, 'content-type': 'application/json' },
      payload: `{"email":"ama@shop.example","password":"x",${poison}}`,
    });
    expect(answer.statusCode).toBe(400);
  }
});
