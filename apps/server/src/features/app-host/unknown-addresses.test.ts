import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../testing/database/fresh-database.ts';

const unknown = 'nobody@adom.example';
const withoutPassword = 'provider@adom.example';
const disabled = 'former@adom.example';

/** The endpoints that take an address from a signed-out visitor. */
const calls: [string, (email: string) => object][] = [
  ['/login', (email) => ({ email, password: 'not the pass phrase' })],
  [
    '/register',
    (email) => ({ email, password: 'seven green bicycles', name: 'Kofi', business: 'Spare Parts' }),
  ],
  ['/forgot-password', (email) => ({ email })],
];

/**
 * The responses do not reveal whether an address has an account: they are the same, and so is the slow part
 * of the work.
 */
describe.each(databaseKinds)('an address on %s', (on) => {
  test.each(calls)(
    'gets the same responses from POST %s, known or unknown, up to its limit and beyond',
    async (path, body) => {
      const { app, database, hashing, time } = await buildTestApp({ on });
      for (const email of [withoutPassword, disabled]) {
        await addPerson(database, { email, business: 'Adom Provisions', now: time.now });
      }
      await database
        .updateTable('accounts')
        .set({ password_hash: '' })
        .where('email', '=', withoutPassword)
        .execute();
      await database
        .updateTable('accounts')
        .set({ disabled_at: time.now })
        .where('email', '=', disabled)
        .execute();

      const seen = [];
      for (const email of [unknown, ownerEmail, withoutPassword, disabled]) {
        const answers = [];
        for (let attempt = 0; attempt < 12; attempt += 1) {
          const before = hashing.count;
          const answer = await openBrowser(app).send('POST', `/api/api${path}`, body(email));
          answers.push({ ...withoutIds(answer), hashes: hashing.count - before });
        }
        seen.push(answers);
        // The limit of the network would be reached first, but the limit of the address is tested here.
        await database.deleteFrom('rate_limits').where('key', 'like', '% network:%').execute();
      }
      const [first, ...others] = seen;
      expect(others).toEqual(Array(3).fill(first));
      expect(new Set(first?.map(({ status }) => status)).size).toBe(2);
      expect(first?.at(-1)?.status).toBe(429);
    },
  );
});

function withoutIds(answer: { statusCode: number; headers: object; body: string }) {
  const {
    'x-request-id': _id,
    date: _date,
    ...headers
  } = { 'x-request-id': '', date: '', ...answer.headers };
  return { status: answer.statusCode, headers, body: answer.body.replace(/"requestId":"[^"]+"/, '') };
}
