import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../../clock.ts';
import { openBrowser } from '../../../../testing/app/browser.ts';
import { addPerson, ownerEmail } from '../../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { linkSubject, noticeSubject } from '../../../../testing/email/mail-subjects.ts';
import { linkOf } from '../../../../testing/email/mailed-links.ts';
import { addAuthenticatorApp } from '../../../../testing/sign-in/authenticator-app.ts';
import { kofi, kofisEmail, membersPath, openMembers } from '../../../../testing/sign-in/open-members.ts';

const leads = '/api/site/staff/leads';

describe.each(databaseKinds)('the members of staff on %s', (on) => {
  test('are invited by email, set a password, and sign in with a second factor', async () => {
    const { invite, find, mailsTo, accept, enter, time, events, database, businessId } =
      await openMembers(on);
    const sent = time.now;
    const answer = await invite();
    expect(answer.statusCode).toBe(201);
    const invited = await find();
    expect(answer.json().members).toContainEqual(invited);
    expect(invited).toMatchObject({
      ...kofi,
      email: kofisEmail,
      state: 'invited',
      lastSignInAt: null,
      openLeads: 0,
    });
    expect(invited).toMatchObject({ secondFactor: false, secondFactorBy: null });
    const [mail, ...more] = await mailsTo(kofisEmail);
    expect([mail?.subject, more]).toEqual([linkSubject('invitation'), []]);
    expect(mail && linkOf(mail)?.href).toMatch(/^https:\/\/www\.example\.com\/reset-password#[\w-]{43}$/);
    expect((await find())?.invitedUntil).toBe(new Date(sent + 3 * day).toISOString());

    time.now += 2 * day;
    expect((await accept()).statusCode).toBe(204);
    const browser = await enter();
    expect((await browser.send('GET', leads)).statusCode).toBe(200);
    const subjects = (await mailsTo(kofisEmail)).map(({ subject }) => subject);
    expect(subjects).not.toContain(noticeSubject('password reset'));
    const { staffSecondFactorBy } = (await browser.send('GET', '/api/api/account')).json();
    expect(staffSecondFactorBy).toBe(new Date(time.now + 7 * day).toISOString());
    await addAuthenticatorApp(browser, time);
    const { id = '', business_id } = await database
      .selectFrom('accounts')
      .select(['id', 'business_id'])
      .where('email', '=', kofisEmail)
      .executeTakeFirstOrThrow();
    expect(business_id).not.toBe(businessId);
    expect(await events()).toEqual([['member invited', `${id}: staff`]]);
  });

  test('who set their first password by /forgot-password have seven days from then on', async () => {
    const { app, invite, accept, enter, time } = await openMembers(on);
    const reset = async () => {
      await openBrowser(app).send('POST', '/api/api/forgot-password', { email: kofisEmail });
      expect((await accept()).statusCode).toBe(204);
    };
    const deadline = async () =>
      (await (await enter()).send('GET', '/api/api/account')).json().staffSecondFactorBy;
    await invite();
    time.now += 2 * day;
    await reset();
    const by = new Date(time.now + 7 * day).toISOString();
    expect(await deadline()).toBe(by);
    time.now += day;
    await reset();
    expect(await deadline()).toBe(by);
  });

  test('cannot use an invitation twice, after three days, or after another was sent', async () => {
    const { invite, accept, tokensTo, time, admin, idOf, find } = await openMembers(on);
    await invite();
    const [first = ''] = await tokensTo(kofisEmail);
    time.now += 3 * day;
    expect((await accept(first)).statusCode).toBe(410);
    await admin.login({ email: 'admin@sikabooks.example' });
    expect(await find()).toMatchObject({ state: 'invited', invitedUntil: null });
    const again = `${membersPath}/${await idOf()}/invitation`;
    expect((await admin.send('POST', again)).statusCode).toBe(200);
    const second = (await tokensTo(kofisEmail)).at(-1);
    await admin.send('POST', again);
    const third = (await tokensTo(kofisEmail)).at(-1);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await accept(second)).statusCode).toBe(410);
    expect((await accept(third)).statusCode).toBe(204);
    expect((await accept(third)).statusCode).toBe(410);
    const refused = await admin.send('POST', again);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe('This member has accepted the invitation already.');
  });

  test('are invited again by the same form, whose first response may have been lost', async () => {
    const { invite, accept, list, tokensTo } = await openMembers(on);
    await invite();
    const [first] = await tokensTo(kofisEmail);
    expect((await invite()).statusCode).toBe(201);
    expect(await list()).toHaveLength(2);
    for (const other of [{ role: 'admin' }, { name: 'Kofi B.' }]) {
      expect((await invite({ ...kofi, ...other })).statusCode).toBe(422);
    }
    expect((await accept(first)).statusCode).toBe(410);
    expect((await accept()).statusCode).toBe(204);
  });

  test('are invited only if the address has no other account', async () => {
    const { invite, join, database, time, mailsTo } = await openMembers(on);
    await join();
    const member = await invite();
    expect(member.statusCode).toBe(422);
    expect(member.json().errors).toEqual([
      { field: 'email', message: 'This person is a member of staff already.' },
    ]);
    const other = { email: 'sales@sikabooks.example', business: 'The company', now: time.now };
    await addPerson(database, other);
    for (const address of [ownerEmail, other.email]) {
      const customer = await invite({ ...kofi, email: address });
      expect(customer.statusCode).toBe(422);
      expect(customer.json().errors[0].message).toMatch(
        /^This address has a customer account\. Invite another /,
      );
      expect(await mailsTo(address)).toEqual([]);
    }
  });

  test('are added to the company’s business by an admin who was a customer', async () => {
    const { admin, idOf, join, promoteCustomer, database } = await openMembers(on);
    await join();
    const customer = await promoteCustomer('admin');
    const esi = { name: 'Esi Quaye', email: 'esi@sikabooks.example', role: 'staff' };
    expect((await customer.send('POST', membersPath, esi)).statusCode).toBe(201);
    const businessOf = async (id: string) =>
      (await database.selectFrom('accounts').select('business_id').where('id', '=', id).execute())[0];
    expect(await businessOf(await idOf(esi.email))).toEqual(await businessOf(await idOf()));

    await admin.send('DELETE', `${membersPath}/${await idOf()}`);
    expect((await customer.send('POST', membersPath, kofi)).statusCode).toBe(201);
  });

  test.each([
    ['on trial', { trial_ends_at: Date.UTC(2027, 0, 1) }],
    ['with a plan', { plan: 'annually' }],
  ])('are not added to the business of a customer %s, also if there is no other', async (_case, set) => {
    const { idOf, businessId, promoteCustomer, database } = await openMembers(on);
    await database.updateTable('businesses').set(set).where('id', '=', businessId).execute();
    const customer = await promoteCustomer('admin');
    const other = `${membersPath}/${await idOf('admin@sikabooks.example')}`;
    expect((await customer.send('DELETE', other)).statusCode).toBe(200);
    const refused = await customer.send('POST', membersPath, kofi);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('user add ADDRESS --role admin --business COMPANY');
    expect((await customer.send('GET', membersPath)).json().members).toHaveLength(1);
  });

  test.each([
    [{ ...kofi, name: ' ' }, 'name', 'Full name is required'],
    [{ ...kofi, email: 'kofi' }, 'email', 'Please enter a valid email'],
    [{ ...kofi, role: 'owner' }, 'role', 'Please choose staff, editor or admin'],
  ])('are not invited with %j', async (person, field, message) => {
    const { invite, list } = await openMembers(on);
    const refused = await invite(person);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([{ field, message }]);
    expect(await list()).toHaveLength(1);
  });

  test('are not added when the invitation fails half-way', async () => {
    const { invite, database, list, mailsTo } = await openMembers(on);
    await database.schema.alterTable('outbox').renameTo('outbox_away').execute();
    expect((await invite()).statusCode).toBeGreaterThanOrEqual(500);
    await database.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await list()).toHaveLength(1);
    expect(await database.selectFrom('mailed_links').selectAll().execute()).toEqual([]);
    expect((await invite()).statusCode).toBe(201);
    expect(await mailsTo(kofisEmail)).toHaveLength(1);
  });

  test('who were removed can be invited again, and set a new password', async () => {
    const { join, admin, idOf, invite, enter, accept, find, time } = await openMembers(on);
    await join();
    const id = await idOf();
    await admin.send('DELETE', `${membersPath}/${id}`);
    time.now += minute;
    expect((await invite({ ...kofi, name: 'Kofi B.', role: 'editor' })).statusCode).toBe(201);
    expect(await find()).toMatchObject({ id, name: 'Kofi B.', role: 'editor', state: 'invited' });
    expect((await enter()).accessToken).toBeUndefined();
    expect((await accept()).statusCode).toBe(204);
    expect((await enter()).accessToken).toBeDefined();
  });

  test('who lost their phone are removed and invited again, and sign in without a code', async () => {
    const { join, admin, idOf, invite, accept, enter, find, time, database, mailsTo } = await openMembers(on);
    await addAuthenticatorApp(await join(), time);
    const id = await idOf();
    await admin.send('DELETE', `${membersPath}/${id}`);
    time.now += minute;
    expect((await invite()).statusCode).toBe(201);
    expect(await find()).toMatchObject({ id, state: 'invited', secondFactor: false });
    for (const table of ['authenticators', 'backup_codes', 'known_devices'] as const) {
      const left = database.selectFrom(table).selectAll().where('account_id', '=', id);
      expect([table, await left.execute()]).toEqual([table, []]);
    }
    expect((await accept()).statusCode).toBe(204);
    const browser = await enter();
    expect((await browser.send('GET', leads)).statusCode).toBe(200);
    const { staffSecondFactorBy } = (await browser.send('GET', '/api/api/account')).json();
    expect(staffSecondFactorBy).toBe(new Date(time.now + 7 * day).toISOString());
    const subjects = (await mailsTo(kofisEmail)).map(({ subject }) => subject);
    expect(subjects).toContain(noticeSubject('second factor removed'));
  });

  test('who never accepted are deleted, and their link ends', async () => {
    const { invite, admin, idOf, tokenTo, accept, database } = await openMembers(on);
    await invite();
    const token = await tokenTo(kofisEmail);
    await admin.send('DELETE', `${membersPath}/${await idOf()}`);
    expect((await accept(token)).statusCode).toBe(410);
    expect(
      await database.selectFrom('accounts').selectAll().where('email', '=', kofisEmail).execute(),
    ).toEqual([]);
  });

  test('are invited at most 30 times an hour', async () => {
    const { admin, invite, idOf } = await openMembers(on);
    await invite();
    const again = `${membersPath}/${await idOf()}/invitation`;
    for (let times = 1; times < 30; times += 1) {
      expect((await admin.send('POST', again)).statusCode).toBe(200);
    }
    expect((await admin.send('POST', again)).statusCode).toBe(429);
  });
});
