import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../testing/database/fresh-database.ts';
import { receiveMail } from '../../testing/email/receive-mail.ts';
import { quickHash } from '../../testing/sign-in/quick-hash.ts';

const unknown = 'nobody@adom.example';
const disabled = 'former@adom.example';
const signingUp = 'waiting@adom.example';

async function open(on: (typeof databaseKinds)[number]) {
  const { mailServer, environment } = await receiveMail();
  const test = await buildTestApp({ on, environment, hashFunctions: quickHash });
  const { app, database, time } = test;
  await addPerson(database, { email: disabled, business: 'Adom Provisions', now: time.now });
  await database.updateTable('accounts').set({ disabled_at: 1 }).where('email', '=', disabled).execute();
  const waiting = async () => {
    const rows = await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    return rows.length;
  };
  return { ...test, app, database, mailServer, waiting };
}

/** Promise 30: for any address, a request leaves exactly one email to write. */
describe.each(databaseKinds)('the emails after a request on %s', (on) => {
  test.each([
    ['/forgot-password', (email: string) => ({ email })],
    [
      '/register',
      (email: string) => ({ email, password: 'seven green bicycles', name: 'Kofi', business: 'Spare Parts' }),
    ],
  ])('to %s are as many for each address, until its limit', async (path, body) => {
    const { app, database, mailServer, waiting } = await open(on);
    const signUp = { email: signingUp, password: 'seven green bicycles', name: 'Esi', business: 'Fabrics' };
    await openBrowser(app).send('POST', '/api/api/register', signUp);
    await app.outbox.sendDue();
    await database.deleteFrom('rate_limits').execute();
    for (const email of [unknown, ownerEmail, disabled, signingUp]) {
      const left = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const answer = await openBrowser(app).send('POST', `/api/api${path}`, body(email));
        expect(answer.statusCode).toBe(202);
        left.push(await waiting());
        await app.outbox.sendDue();
      }
      expect([email, left]).toEqual([email, [1, 1, 1, 1, 1]]);
      expect(await waiting()).toBe(0);
    }
    const receivers = mailServer.mails.flatMap(({ to }) => to);
    expect(receivers).not.toContain(disabled);
    expect(receivers.filter((to) => ![unknown, ownerEmail, signingUp].includes(to))).toEqual([]);
    // A sign-up of an unknown address sends it an email; the owner of a known one gets three notices a day.
    // A sign-up that waits gets its own email again.
    const counts = [unknown, ownerEmail, signingUp].map(
      (email) => receivers.filter((to) => to === email).length,
    );
    expect(counts).toEqual(path === '/register' ? [5, 3, 6] : [0, 5, 6]);
    const addresses = await database
      .selectFrom('mailed_links')
      .select('email')
      .where('account_id', 'is', null)
      .where('email', '!=', signingUp)
      .execute();
    expect(addresses.every(({ email }) => email === (path === '/register' ? unknown : ''))).toBe(true);
  });

  test('are sent some time later, not immediately', async () => {
    const { app, mailServer } = await open(on);
    app.outbox.start();
    const send = () => openBrowser(app).send('POST', '/api/api/forgot-password', { email: ownerEmail });
    const at = performance.now();
    expect((await send()).statusCode).toBe(202);
    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(1);
    expect(performance.now() - at).toBeGreaterThan(900);
  });
});
