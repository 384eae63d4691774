import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../../clock.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { noticeSubject } from '../../../../testing/email/mail-subjects.ts';
import { addAuthenticatorApp } from '../../../../testing/sign-in/authenticator-app.ts';
import { kofi, kofisEmail, membersPath, openMembers } from '../../../../testing/sign-in/open-members.ts';
import { alertOfWaiting } from '../remind-staff.ts';

const leads = '/api/site/staff/leads';

describe.each(databaseKinds)('the members of staff on %s', (on) => {
  test('are listed with their last sign-in, second factor and open leads', async () => {
    const { join, find, time, list, idOf, addLead } = await openMembers(on);
    const at = time.now;
    const browser = await join();
    const member = { state: 'active', invitedUntil: null, lastSignInAt: new Date(at).toISOString() };
    const secondFactorBy = new Date(at + 7 * day).toISOString();
    expect(await find()).toMatchObject({ ...member, secondFactor: false, secondFactorBy });
    await addAuthenticatorApp(browser, time);
    await addLead(await idOf());
    await addLead(await idOf(), 'won');
    expect(await find()).toMatchObject({ secondFactor: true, secondFactorBy: null, openLeads: 1 });
    expect((await list()).map((each) => each.email)).toEqual(['admin@sikabooks.example', kofisEmail]);
  });

  test('have no deadline for a second factor when it is optional', async () => {
    const { join, find } = await openMembers(on, 'optional');
    await join();
    expect(await find()).toMatchObject({ secondFactor: false, secondFactorBy: null });
  });

  test('get another role immediately; an editor owns no open leads', async () => {
    const { join, admin, idOf, addLead, ownerOf, events, database, time } = await openMembers(on);
    const browser = await join();
    const id = await idOf();
    const [lead, won] = [await addLead(id), await addLead(id, 'won')];
    await database
      .updateTable('demo_requests')
      .set({ kind: 'webinar', due_at: null })
      .where('id', '=', lead)
      .execute();
    const changed = await admin.send('PUT', `${membersPath}/${id}`, { role: 'editor' });
    // A seat that nobody owns and for which nothing is due is in no list of what is to be done.
    const { leads: waiting } = (await admin.send('GET', `${leads}?owner=nobody&due=today`)).json();
    expect(waiting).toMatchObject([{ id: lead }]);
    expect(await alertOfWaiting(database, time.now)).toBe(false);
    expect(changed.statusCode).toBe(200);
    expect((await browser.send('GET', leads)).statusCode).toBe(403);
    expect([await ownerOf(lead), await ownerOf(won)]).toEqual([null, id]);
    const before = await database.selectFrom('accounts').select('role_since').where('id', '=', id).execute();
    await admin.send('PUT', `${membersPath}/${id}`, { role: 'admin' });
    await admin.send('PUT', `${membersPath}/${id}`, { role: 'admin' });
    expect(await database.selectFrom('accounts').select('role_since').where('id', '=', id).execute()).toEqual(
      before,
    );
    expect((await browser.send('GET', membersPath)).statusCode).toBe(200);
    expect((await events()).slice(1)).toEqual([
      ['member role changed', `${id}: staff to editor`],
      ['member role changed', `${id}: editor to admin`],
    ]);
  });

  test('who become or stop being admins are told to every admin by email', async () => {
    const { join, admin, idOf, mailsTo } = await openMembers(on);
    await join();
    const id = await idOf();
    const setTo = (role: string) => admin.send('PUT', `${membersPath}/${id}`, { role });
    for (const role of ['editor', 'admin']) expect((await setTo(role)).statusCode).toBe(200);
    const told = async (address: string) =>
      (await mailsTo(address)).map(({ subject }) => subject).filter((subject) => /admin/.test(subject ?? ''));
    expect(await told('admin@sikabooks.example')).toEqual([noticeSubject('admin added')]);
    expect(await told(kofisEmail)).toEqual([]);
    expect((await admin.send('DELETE', `${membersPath}/${id}`)).statusCode).toBe(200);
    for (const address of ['admin@sikabooks.example', kofisEmail])
      expect((await told(address)).at(-1)).toBe(noticeSubject('admin removed'));
  });

  test('are signed out when they are removed, and their open leads go to someone else', async () => {
    const { join, admin, idOf, find, addLead, ownerOf, events, enter, accept, database } =
      await openMembers(on);
    const browser = await join();
    const [id, adminId] = [await idOf(), await idOf('admin@sikabooks.example')];
    const [lead, won] = [await addLead(id), await addLead(id, 'won')];
    for (const wrong of [id, 'unknown']) {
      expect((await admin.send('DELETE', `${membersPath}/${id}?leadsTo=${wrong}`)).statusCode).toBe(422);
    }
    expect((await admin.send('DELETE', `${membersPath}/${id}?leadsTo=${adminId}`)).statusCode).toBe(200);
    expect(await find()).toBeUndefined();
    expect((await browser.send('GET', leads)).statusCode).toBe(401);
    expect((await enter()).accessToken).toBeUndefined();
    expect([await ownerOf(lead), await ownerOf(won)]).toEqual([adminId, id]);
    const history = await database
      .selectFrom('lead_events')
      .selectAll()
      .where('lead_id', '=', lead)
      .execute();
    expect(history).toMatchObject([{ kind: 'owner', text: adminId, account_id: adminId }]);
    expect((await events()).at(-1)).toEqual(['member removed', `${id}: staff, 1 open leads to ${adminId}`]);
    expect((await admin.send('DELETE', `${membersPath}/${id}`)).statusCode).toBe(404);
    expect((await accept()).statusCode).toBe(410);
  });

  test('who are customers remain customers', async () => {
    const { admin, accountId, promoteCustomer } = await openMembers(on);
    const owner = await promoteCustomer('staff');
    expect((await admin.send('DELETE', `${membersPath}/${accountId}`)).statusCode).toBe(200);
    expect((await owner.send('GET', '/api/api/inventory')).statusCode).toBe(401);
    expect((await owner.login()).json().user.role).toBe('owner');
  });

  test('are disabled when an admin who was a customer removes them', async () => {
    const { join, idOf, enter, promoteCustomer, database } = await openMembers(on);
    await join();
    const id = await idOf();
    const customer = await promoteCustomer('admin');
    expect((await customer.send('DELETE', `${membersPath}/${id}`)).statusCode).toBe(200);
    expect((await enter()).accessToken).toBeUndefined();
    const kept = database.selectFrom('accounts').select(['role', 'disabled_at']).where('id', '=', id);
    expect(await kept.executeTakeFirst()).toEqual({ role: 'accountant', disabled_at: expect.any(Number) });
  });

  test('are disabled when they were added to the business of a customer', async () => {
    const { admin, join, idOf, enter, businessId, database, time } = await openMembers(on);
    time.now += minute;
    await admin.refresh();
    await join();
    const id = await idOf();
    await database.updateTable('accounts').set({ business_id: businessId }).where('id', '=', id).execute();
    expect((await admin.send('DELETE', `${membersPath}/${id}`)).statusCode).toBe(200);
    expect((await enter()).accessToken).toBeUndefined();
  });

  test('always include an admin', async () => {
    const { admin, idOf, invite, accept, enter } = await openMembers(on);
    const own = `${membersPath}/${await idOf('admin@sikabooks.example')}`;
    for (const answer of [await admin.send('PUT', own, { role: 'staff' }), await admin.send('DELETE', own)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toBe(
        'You cannot change your own role or remove yourself. Ask another admin.',
      );
    }
    await invite({ ...kofi, role: 'admin' });
    await accept();
    const second = await enter();
    const other = `${membersPath}/${await idOf()}`;
    const answers = await Promise.all([
      admin.send('DELETE', other),
      second.send('PUT', own, { role: 'staff' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const admins = (
      await Promise.all([admin, second].map((browser) => browser.send('GET', membersPath)))
    ).flatMap((answer) => (answer.statusCode === 200 ? answer.json().members : []));
    expect(admins.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  test('cannot delete their own account until they are removed', async () => {
    const { admin, join, promoteCustomer, accountId, database } = await openMembers(on);
    const account = '/api/api/account';
    const customer = await promoteCustomer('staff');
    for (const browser of [customer, await join(), admin]) {
      const refused = await browser.send('DELETE', account);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().detail).toBe(
        'You work on this site, so only an admin can remove you, at /staff/members. If you are the only admin, make another person an admin first.',
      );
    }
    expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(3);
    await admin.send('DELETE', `${membersPath}/${accountId}`);
    await customer.login();
    expect((await customer.send('DELETE', account)).statusCode).toBe(204);
  });
});
