import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { ownerEmail } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { noticeSubject } from '@accounting-site/server/testing/email/mail-subjects';
import { openMailbox } from '@accounting-site/server/testing/email/mailed-links';
import { receiveMail } from '@accounting-site/server/testing/email/receive-mail';
import { addAuthenticatorApp } from '@accounting-site/server/testing/sign-in/authenticator-app';
import {
  addPasskeyTo,
  loginWithPasskey,
  openDevice,
} from '@accounting-site/server/testing/sign-in/passkey-ceremonies';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('the owner at the command line on %s', (on) => {
  test('changes the role of an account, and records it in the audit record', async () => {
    const { tell, manage, said, app, database, time, accountId } = await manageFor(on);
    const browser = openBrowser(app);
    await browser.login();
    expect(await tell('user', 'set-role', 'Owner@Adom.example', '--role', 'Staff')).toBe(
      [
        `${ownerEmail} has the role staff now, instead of owner.`,
        'They have seven days to turn on two-factor sign-in on their account page.',
      ].join('\n'),
    );
    expect((await browser.send('GET', '/api/site/staff/leads')).statusCode).toBe(200);
    const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account.role_since).toBe(time.now);
    const events = await database
      .selectFrom('audit_events')
      .select(['account_id', 'detail'])
      .where('event', '=', 'role changed')
      .execute();
    expect(events).toEqual([{ account_id: accountId, detail: 'owner to staff' }]);
    expect(await manage(['user', 'set-role', ownerEmail, '--role', 'staff'])).toBe(1);
    expect(said.at(-1)).toMatch(`${ownerEmail} has the role staff already.`);
    expect(await manage(['user', 'set-role', ownerEmail, '--role', 'stuff'])).toBe(1);
    expect(said.at(-1)).toMatch(
      "There is no role 'stuff'. The roles are owner, accountant, staff, editor, admin.",
    );
    expect((await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()).role).toBe('staff');
  });

  test('removes every factor of an account, and tells its owner', async () => {
    const { mailServer, environment } = await receiveMail();
    const { tell, manage, said, app, database, time } = await manageFor(on, environment);
    const { mailsTo } = openMailbox(app, mailServer);
    const [browser, device] = [openBrowser(app), openDevice()];
    await browser.login();
    const passkey = await addPasskeyTo(browser, device);
    await addAuthenticatorApp(browser, time);
    expect(await manage(['user', 'remove-factors', ownerEmail], 'no')).toBe(1);
    expect(said.at(-1)).toMatch('Nothing was changed. To go on, type remove when asked, or add --yes.');
    expect((await openBrowser(app).login()).statusCode).toBe(401);

    expect(await tell('user', 'remove-factors', ownerEmail, '--yes')).toBe(
      `Removed from ${ownerEmail}: authenticator app, 1 passkey. 1 session ended.`,
    );
    expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(401);
    expect((await loginWithPasskey(openBrowser(app), device, passkey)).statusCode).toBe(401);
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    expect(await database.selectFrom('backup_codes').selectAll().execute()).toEqual([]);
    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects).toContain(noticeSubject('factors removed by support'));
    expect(subjects).not.toContain(noticeSubject('second factor removed'));
    const events = await database
      .selectFrom('audit_events')
      .select('detail')
      .where('event', '=', 'factors removed')
      .execute();
    expect(events).toEqual([{ detail: 'authenticator app, 1 passkey' }]);
    expect(await tell('user', 'remove-factors', ownerEmail, '--yes')).toMatch(': nothing. 1 session ended.');
  });
});
