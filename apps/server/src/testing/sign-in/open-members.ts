import type { StaffMember } from '@accounting-site/contract/staff/staff-members';
import { expect } from 'vitest';
import { setRole } from '../../accounts/accounts.repository.ts';
import { minute } from '../../clock.ts';
import { openBrowser } from '../app/browser.ts';
import { buildTestApp, ownerEmail } from '../app/build-test-app.ts';
import { sendJson } from '../app/send-form.ts';
import type { DatabaseKind } from '../database/fresh-database.ts';
import { openMailbox } from '../email/mailed-links.ts';
import { receiveMail } from '../email/receive-mail.ts';
import { signInAs } from './sign-in-as.ts';

export const membersPath = '/api/site/staff/members';
export const kofi = { name: 'Kofi Boateng', email: 'Kofi@sikabooks.example', role: 'staff' };
export const kofisEmail = 'kofi@sikabooks.example';
const password = 'seven green bicycles';

/** A server with an admin who is signed in, and the steps of inviting Kofi. */
export async function openMembers(on: DatabaseKind, STAFF_SECOND_FACTOR = 'required') {
  const { mailServer, environment } = await receiveMail();
  const site = await buildTestApp({ on, environment: { ...environment, STAFF_SECOND_FACTOR } });
  const { app, database, time } = site;
  const admin = await signInAs(site, 'admin');
  const list = async (): Promise<StaffMember[]> => (await admin.send('GET', membersPath)).json().members;
  const find = async (address = kofisEmail) => (await list()).find((member) => member.email === address);
  const idOf = async (address?: string) => (await find(address))?.id ?? 'unknown';
  const invite = (person: object = kofi) => admin.send('POST', membersPath, person);
  const mailbox = openMailbox(app, mailServer);
  const accept = async (token?: string) =>
    openBrowser(app).send('POST', '/api/api/reset-password', {
      token: token ?? (await mailbox.tokenTo(kofisEmail)),
      password,
    });
  const enter = async () => {
    const browser = openBrowser(app);
    await browser.login({ email: kofisEmail, password });
    return browser;
  };
  const join = async (person: object = kofi) => {
    expect((await invite(person)).statusCode).toBe(201);
    expect((await accept()).statusCode).toBe(204);
    return enter();
  };
  /** Gives the customer a staff role, as the command line does, and signs them in. */
  const promoteCustomer = async (role: 'staff' | 'admin') => {
    time.now += minute;
    await admin.refresh();
    await setRole(database, { id: site.accountId, role: 'owner' }, { role, now: time.now });
    const browser = openBrowser(app);
    await browser.login();
    return browser;
  };
  const events = async () => {
    const rows = await database
      .selectFrom('audit_events')
      .select(['event', 'detail'])
      .where('event', 'like', 'member%')
      .where('event', '!=', 'members listed')
      .orderBy('at')
      .execute();
    return rows.map(({ event, detail }) => [event, detail]);
  };
  const addLead = async (ownerId: string, stage = 'new') => {
    const { id } = (
      await sendJson(app, '/api/site/demo-requests', { name: stage, email: ownerEmail })
    ).json();
    await database
      .updateTable('demo_requests')
      .set({ owner_id: ownerId, stage: stage as 'new' })
      .where('id', '=', id)
      .execute();
    time.now += minute;
    await admin.refresh();
    return id as string;
  };
  const ownerOf = async (id: string) =>
    (await database.selectFrom('demo_requests').select('owner_id').where('id', '=', id).executeTakeFirst())
      ?.owner_id;
  return {
    ...site,
    ...mailbox,
    mailServer,
    admin,
    list,
    find,
    idOf,
    invite,
    accept,
    enter,
    join,
    promoteCustomer,
    events,
    addLead,
    ownerOf,
  };
}
