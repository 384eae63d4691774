import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { readContactChanges } from '@accounting-site/contract/staff/contact-changes';
import type { LeadChange, LeadRecord, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';
import { storeSeat } from './store-seat.ts';

const list = '/api/site/staff/leads';
const mistyped = { name: 'Ama', email: 'ama@shp.example', phone: '024 123 4567' };

describe.each(bothDatabases)('the contact details of a lead on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    const browser = await signInAs(test, 'staff');
    const { id } = (await sendJson(test.app, '/api/site/demo-requests', mistyped)).json();
    const send = (body: LeadChange) => {
      test.time.now += minute;
      return browser.send('PUT', `${list}/${id}`, body);
    };
    const change = async (body: LeadChange): Promise<LeadRecord> => {
      const answer = await send(body);
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const row = () =>
      test.database.selectFrom('demo_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { ...test, mailServer, browser, id, send, change, row };
  };
  const seenOf = ({ name, email, phone, company, ...lead }: StaffLead) => ({
    ...{ stage: lead.stage, nextStep: lead.nextStep, dueAt: lead.dueAt },
    contact: { name, email, phone, company },
  });

  test('can be corrected: the buttons, the search and the history follow', async () => {
    const { browser, change } = await open();
    const contact = {
      name: 'Ama\nMensah',
      email: 'ama@shop.example',
      phone: '020 123 4567',
      company: 'Adom',
    };
    const { lead, events } = await change({ contact });
    expect(lead).toMatchObject({ ...contact, name: 'Ama Mensah', phoneDigits: '233201234567' });
    expect(events).toMatchObject([{ kind: 'contact details', by: { name: 'staff' } }]);
    expect(readContactChanges(events[0]?.text ?? '')).toEqual({
      name: ['Ama', 'Ama Mensah'],
      email: ['ama@shp.example', 'ama@shop.example'],
      company: ['', 'Adom'],
      phone: ['024 123 4567', '020 123 4567'],
    });
    const count = async (text: string) =>
      (await browser.send('GET', `${list}?text=${encodeURIComponent(text)}`)).json().leads.length;
    expect([await count('+233201234567'), await count('adom'), await count('shp.example')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('can be undone, also to what a form of today would refuse', async () => {
    const { database, id, change, row } = await open();
    await database.updateTable('demo_requests').set({ phone: 'in the shop' }).where('id', '=', id).execute();
    const { lead } = await change({ contact: { phone: '' } });
    const undo = { answeredAt: null, contactedAt: null, suspected: false, contact: { phone: 'in the shop' } };
    const { events } = await change({ undo, seen: seenOf(lead) });
    expect(await row()).toMatchObject({ phone: 'in the shop', phone_number: '' });
    expect(events.map(({ text }) => readContactChanges(text))).toEqual([
      { phone: ['', 'in the shop'] },
      { phone: ['in the shop', ''] },
    ]);
  });

  test('are not changed, nor changed back, by someone who has not seen what a colleague wrote', async () => {
    const { browser, id, change, send, row } = await open();
    const { lead }: LeadRecord = (await browser.send('GET', `${list}/${id}`)).json();
    await change({ contact: { email: 'ama@shop.example' } });
    const contact = { email: 'efua@shop.example' };
    expect((await send({ contact, seen: seenOf(lead) })).statusCode).toBe(409);
    const undo = { answeredAt: null, contactedAt: null, suspected: false, contact };
    expect((await send({ undo, seen: seenOf(lead) })).statusCode).toBe(409);
    expect((await row()).email).toBe('ama@shop.example');
    // Any other change is not about them.
    expect((await send({ owner: null, nextStep: 'Call', seen: seenOf(lead) })).statusCode).toBe(200);
  });

  test.each<[contact: LeadChange['contact'], field: string, message: string]>([
    [{ name: ' ' }, 'contact.name', 'Full name is required'],
    [{ email: 'ama@' }, 'contact.email', 'Please enter a valid email'],
    [{ phone: '024 123' }, 'contact.phone', phoneInvalid],
    [{ email: '', phone: '' }, 'contact.phone', 'Please enter a phone number or an email address'],
  ])('are not corrected to %j', async (contact, field, message) => {
    const { send, row } = await open();
    const answer = await send({ contact });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ field, message }]);
    expect(await row()).toMatchObject(mistyped);
  });

  test('are recorded only if they change, without the person in the audit', async () => {
    const { id, change, database } = await open();
    await change({ contact: { name: ' Ama ', phone: mistyped.phone } });
    await change({ contact: { name: 'Esi' } });
    const audited = database.selectFrom('audit_events').select('detail').where('event', '=', 'lead changed');
    expect(await audited.execute()).toEqual([{ detail: `${id}: contact details` }]);
  });

  test('say that a suspected lead is a person', async () => {
    const { database, id, change, row } = await open();
    await database.updateTable('demo_requests').set({ suspected: 1 }).where('id', '=', id).execute();
    await change({ contact: { name: 'Esi' } });
    expect((await row()).suspected).toBe(0);
  });

  test('of an email that waits in the outbox stay those that the visitor typed', async () => {
    const { app, mailServer, change } = await open();
    await change({ contact: { email: 'ama@shop.example' } });
    await change({ contact: { email: 'efua@shop.example' } });
    await app.outbox.sendDue();
    const receivers = mailServer.mails.flatMap(({ to }) => to);
    expect(receivers).toContain('ama@shp.example');
    expect(receivers.filter((address) => address.endsWith('@shop.example'))).toEqual([]);
  });

  test('of a webinar lead stay corrected when the person registers again', async () => {
    const { database, browser, time } = await open();
    const seat = { webinar_id: 'w', occurrence_start: time.now, registered_at: time.now, suspected: 0 };
    const kofi = { ...seat, id: 'seat', name: 'Kofi', email: 'kofi@shp.example' };
    await storeSeat(database, kofi);
    const contact = { email: 'kofi@shop.example', phone: '024 123 4567' };
    await browser.send('PUT', `${list}/seat`, { contact });
    await storeSeat(database, { ...kofi, name: 'Kofi Boateng' });
    const [lead] = (await browser.send('GET', `${list}?text=0241234567&kind=webinar`)).json().leads;
    expect(lead).toMatchObject({ name: 'Kofi', ...contact });
  });
});
