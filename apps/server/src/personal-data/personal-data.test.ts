import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publicationTemplate } from '../releases/tell-team.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../testing/app/build-test-app.ts';
import { bothDatabases } from '../testing/database/fresh-database.ts';
import { waitForLocks } from '../testing/database/wait-for-locks.ts';
import { findPerson } from './find-person.ts';
import { erasePerson } from './personal-data.ts';

test('a refresh does not fail the erasure of a person on PostgreSQL', async () => {
  const { app, database, time } = await buildTestApp({ on: 'PostgreSQL' });
  const [phone, laptop] = [openBrowser(app), openBrowser(app)];
  await phone.login();
  await laptop.login();
  const [erased, refreshed] = await database
    .transaction()
    .execute(async (transaction) => {
      // The erasure waits at the token of the laptop, with what it has locked before.
      await sql`select 1 from refresh_tokens where session_id =
        (select id from sessions order by ctid desc limit 1) for update`.execute(transaction);
      const erasing = erasePerson(database, { email: ownerEmail }, time.now);
      await waitForLocks(database, 1);
      const refreshing = phone.refresh();
      await waitForLocks(database, 2);
      return [erasing, refreshing] as const;
    })
    .then((both) => Promise.all(both));
  expect(erased).toContainEqual({ table: 'refresh_tokens', rows: 2, outcome: 'deleted' });
  expect(refreshed.statusCode).toBe(401);
});

test.each(bothDatabases)('erases on %s the emails about publications to a former colleague', async (on) => {
  const { database, time } = await buildTestApp({ on });
  const colleague = { email: 'efua@shop.example', business: 'The company', now: time.now };
  const { accountId } = await addPerson(database, colleague);
  const mail = { kind: 'mail', template: publicationTemplate, attempts: 0, give_up_at: 1 } as const;
  await database
    .insertInto('outbox')
    .values(
      [`12/${accountId}`, `13/${accountId}`, '12/someone'].map((subject_id) => ({
        ...{ ...mail, id: subject_id, subject_id, created_at: 1, sent_at: 1 },
      })),
    )
    .execute();
  await erasePerson(database, { email: colleague.email }, time.now);
  const left = await database.selectFrom('outbox').select('subject_id').execute();
  expect(left).toEqual([{ subject_id: '12/someone' }]);
});

test.each(bothDatabases)('a person is found on %s without reading the rows of others', async (on) => {
  const { database, time } = await buildTestApp({ on });
  for (const name of ['kofi', 'esi']) {
    await addPerson(database, { email: `${name}@shop.example`, business: name, now: time.now });
  }
  let read = 0;
  const counting = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.length;
      return result;
    },
  });
  expect((await findPerson(counting, { email: 'kofi@shop.example' })).accounts).toHaveLength(1);
  // The account and its business.
  expect(read).toBe(2);
});
