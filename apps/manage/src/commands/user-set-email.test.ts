import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { addPerson, ownerEmail } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { noticeSubject } from '@accounting-site/server/testing/email/mail-subjects';
import { openMailbox } from '@accounting-site/server/testing/email/mailed-links';
import { receiveMail } from '@accounting-site/server/testing/email/receive-mail';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const wanted = 'shop@adom.example';

describe.each(databaseKinds)('the owner at the command line on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await manageFor(on, environment);
    return { ...test, ...openMailbox(test.app, mailServer) };
  };

  test('changes an address, ends the sessions and tells both addresses', async () => {
    const { app, tell, database, accountId, mailsTo } = await open();
    const browser = openBrowser(app);
    await browser.login();
    expect(await tell('user', 'set-email', 'Owner@Adom.example', ' Shop@Adom.example')).toBe(
      [
        `${ownerEmail} is ${wanted} now. 1 session ended.`,
        `To send a link for a new password, run: user reset-password ${wanted}`,
      ].join('\n'),
    );
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await openBrowser(app).login()).statusCode).toBe(401);
    expect((await openBrowser(app).login({ email: wanted })).statusCode).toBe(200);
    for (const address of [ownerEmail, wanted]) {
      const subjects = (await mailsTo(address)).map(({ subject }) => subject);
      expect(subjects).toContain(noticeSubject('e-mail changed'));
    }
    const events = await database
      .selectFrom('audit_events')
      .select(['account_id', 'client_address', 'detail'])
      .where('event', '=', 'e-mail changed')
      .execute();
    expect(events).toEqual([{ account_id: accountId, client_address: '', detail: null }]);
  });

  test('tells them in the language of the account', async () => {
    const { tell, database, accountId, mailsTo } = await open();
    await database.updateTable('accounts').set({ language: 'fr' }).where('id', '=', accountId).execute();
    await tell('user', 'set-email', ownerEmail, wanted);
    await tell('user', 'reset-password', wanted);
    const texts = [...(await mailsTo(ownerEmail)), ...(await mailsTo(wanted))].map(({ text }) => text);
    expect(texts).toEqual(Array(3).fill(expect.stringContaining('Bonjour')));
  });

  test('gives a person without their mailbox a new password by two commands', async () => {
    const { app, tell, tokenTo } = await open();
    await tell('user', 'set-email', ownerEmail, wanted);
    await tell('user', 'reset-password', wanted);
    const body = { token: await tokenTo(wanted), password: 'seven green bicycles' };
    expect((await openBrowser(app).send('POST', '/api/api/reset-password', body)).statusCode).toBe(204);
    expect((await openBrowser(app).login({ ...body, email: wanted })).statusCode).toBe(200);
  });

  test('invalidates a link that the old address got', async () => {
    const { app, tell, tokenTo } = await open();
    await openBrowser(app).send('POST', '/api/api/forgot-password', { email: ownerEmail });
    const body = { token: await tokenTo(ownerEmail), password: 'seven green bicycles' };
    await tell('user', 'set-email', ownerEmail, wanted);
    expect((await openBrowser(app).send('POST', '/api/api/reset-password', body)).statusCode).toBe(410);
  });

  test.each([
    [[ownerEmail], 'Name two email addresses: the current one and the new one.'],
    [[ownerEmail, 'shop'], 'shop is not an email address.'],
    [['nobody@adom.example', wanted], 'nobody@adom.example has no account.'],
    [[ownerEmail, 'Esi@shop.example'], 'esi@shop.example has an account already.'],
    [[ownerEmail, ownerEmail], `${ownerEmail} has an account already.`],
  ])('is told what is wrong with %j, and nothing changes', async (words, message) => {
    const { app, manage, said, database, time } = await open();
    await addPerson(database, { email: 'esi@shop.example', business: 'Shop', now: time.now });
    const browser = openBrowser(app);
    await browser.login();
    expect(await manage(['user', 'set-email', ...words])).toBe(1);
    expect(said.at(-1)).toContain(message);
    expect((await browser.refresh()).statusCode).toBe(200);
  });
});
