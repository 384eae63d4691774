import { openingAt, openingsOfWeek } from '@accounting-site/content/dates/support-hours';
import { readHours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { LeadChange } from '@accounting-site/contract/staff/staff-leads';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import { mindLeads } from '../../../process/housekeeping.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { changeLead } from './change-lead.ts';
import { alertOfWaiting } from './remind-staff.ts';
import { readReminderWords } from './reminder-mails.ts';

const words = readReminderWords();
const { weekly, closed_on } = readHours();
const closedOn = closed_on.map((each) => Date.parse(each.day));
const openings = openingsOfWeek(weekly);

/** The start of the opening hours of the next working day after a time. */
function nextMorning(after: number): number {
  const isOpen = (at: number) => openingAt(openings, closedOn, at).isOpen;
  let at = after - (after % minute) + minute;
  while (isOpen(at)) at += minute;
  while (!isOpen(at)) at += minute;
  return at;
}

describe.each(bothDatabases)('reminders of leads on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    const { app, database, time } = test;
    const join = async (name: string, role = 'staff') => {
      const person = { email: `${name}@sikabooks.example`, business: 'The company', role, now: time.now };
      return (await addPerson(database, person)).accountId;
    };
    const send = async (name: string, more: object = {}): Promise<string> => {
      const request = { name, email: `${name.toLowerCase()}@shop.example`, ...more };
      return (await sendJson(app, '/api/site/demo-requests', request)).json().id;
    };
    const set = (id: string, columns: object) =>
      database.updateTable('demo_requests').set(columns).where('id', '=', id).execute();
    const dueOf = async (id: string) => {
      const lead = database.selectFrom('demo_requests').select('due_at').where('id', '=', id);
      return (await lead.executeTakeFirstOrThrow()).due_at ?? 0;
    };
    const change = (id: string, body: LeadChange) =>
      changeLead(database, id, body, { at: time.now, request: 'command line' });
    /** The receivers and subjects of the emails that one run of the timer causes. */
    const mind = async () => {
      await app.outbox.sendDue();
      mailServer.mails.length = 0;
      await mindLeads(database, app.outbox, time.now);
      await app.outbox.sendDue();
      const mails = await Promise.all(
        mailServer.mails.map(async ({ to, message }) => ({
          ...(await PostalMime.parse(message)),
          to: to[0],
        })),
      );
      return mails.toSorted((one, other) => String(one.to).localeCompare(String(other.to)));
    };
    const receivers = async () => (await mind()).map(({ to }) => to?.split('@')[0]);
    time.now = nextMorning(time.now);
    return { ...test, mailServer, join, send, set, dueOf, change, mind, receivers };
  };

  test('go each working morning to each member of staff with something due, and once', async () => {
    const { join, send, set, mind, receivers, time, database, app } = await open();
    const [efua, kojo] = [await join('efua'), await join('kojo', 'admin')];
    const left = await join('left');
    await join('customer', 'owner');
    await database.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', left).execute();
    const own = { stage: 'contacted', owner_id: efua };
    const ama = await send('Ama', { company: 'Adom' });
    time.now = nextMorning(time.now) - minute;
    await set(ama, { ...own, next_step: 'Send the offer', due_at: time.now - hour });
    const later = await send('Later');
    await set(later, { ...own, owner_id: kojo, due_at: time.now + 3 * day });
    expect(await receivers()).toEqual([]);
    time.now += minute;
    const today = await mind();
    expect(today.map(({ to }) => to)).toEqual(['efua@sikabooks.example']);
    const [mail] = today;
    expect(mail?.subject).toBe(fillSlots(words.due.subject, { count: '1' }));
    for (const told of ['Ama, Adom', 'Send the offer', words.due.overdue.split('[')[0]?.trim() ?? '']) {
      expect(mail?.text).toContain(told);
    }
    expect(mail?.html).toContain('href="https://www.example.com/staff/leads?overdue=yes&amp;due=today"');
    await Promise.all([1, 2, 3].map(() => mindLeads(database, app.outbox, time.now)));
    time.now += 10 * minute;
    expect(await receivers()).toEqual([]);
    await set(later, { owner_id: null, due_at: time.now });
    expect(await receivers()).toEqual([]);
    time.now = nextMorning(time.now);
    expect(await receivers()).toEqual(['efua', 'kojo']);
    await set(ama, { stage: 'won', due_at: null });
    await set(later, { stage: 'lost', due_at: null });
    time.now = nextMorning(time.now);
    expect(await receivers()).toEqual([]);
  });

  test('list twenty leads, and say how many more there are', async () => {
    const { join, mind, time, database } = await open();
    await join('efua');
    const many = Array.from({ length: 23 }, (_, index) => ({
      ...{ id: `id-${index}`, name: `Ama ${index}`, email: 'a@shop.example', company: '', phone: '' },
      ...{
        message: '',
        suspected: 0,
        idempotency_key: null,
        search_text: 'ama',
        stage: 'contacted' as const,
      },
      ...{ received_at: time.now - 9 * day, due_at: time.now - day + index * minute },
    }));
    await database.insertInto('demo_requests').values(many).execute();
    time.now = nextMorning(time.now);
    const [mail] = await mind();
    expect(mail?.subject).toBe(fillSlots(words.due.subject, { count: '23' }));
    expect(mail?.text).toContain(fillSlots(words.due.more, { count: '3' }));
    expect([mail?.text?.includes('Ama 19'), mail?.text?.includes('Ama 20')]).toEqual([true, false]);
    expect(mail?.text).toContain(words.due.nobody);
  });

  test('omit what was answered before the email is written', async () => {
    const { join, send, set, app, database, mailServer, time } = await open();
    const efua = await join('efua');
    const id = await send('Ama');
    await set(id, { stage: 'contacted', owner_id: efua, due_at: time.now });
    await app.outbox.sendDue();
    mailServer.mails.length = 0;
    await mindLeads(database, app.outbox, time.now);
    await set(id, { stage: 'won', due_at: null });
    await app.outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
  });

  test('alert the company once when a new lead has waited half of its time', async () => {
    const { send, dueOf, mind, time, database } = await open();
    const id = await send('Ama', { company: 'Adom', phone: '024 123 4567' });
    const bot = await send('Bot', { website: 'x' });
    const half = Math.ceil(((await dueOf(id)) - time.now) / 2);
    time.now += half - 1;
    expect(await mind()).toEqual([]);
    time.now += 1;
    const [mail, ...more] = await mind();
    expect([mail?.to, more]).toEqual(['sales@sikabooks.example', []]);
    expect(mail?.subject).toBe(fillSlots(words.waiting.subject, { who: 'Ama, Adom' }));
    expect(mail?.replyTo).toEqual([expect.objectContaining({ name: 'Ama', address: 'ama@shop.example' })]);
    for (const told of ['024 123 4567 (+233 24 123 4567)', 'ama@shop.example', words.kinds.demo])
      expect(mail?.text).toContain(told);
    expect(mail?.html).toContain('href="tel:+233241234567"');
    time.now += hour;
    expect(await mind()).toEqual([]);
    const rows = await database.selectFrom('demo_requests').select(['id', 'alerted_at']).execute();
    expect(rows.find((row) => row.id === bot)?.alerted_at).toBeNull();
  });

  test.each([
    ['was sent', { failed_at: null }],
    ['was given up', { sent_at: null, failed_at: 1 }],
  ])('alert again about a lead that is opened again after its alert %s', async (_how, outcome) => {
    const { app, send, set, dueOf, receivers, time, database } = await open();
    const id = await send('Ama', { phone: '024 123 4567' });
    time.now += 23 * hour;
    expect(await receivers()).toEqual(['sales']);
    await database.updateTable('outbox').set(outcome).where('template', '=', 'lead-waiting').execute();
    await set(id, { stage: 'lost', due_at: null });
    await sendJson(app, '/api/site/call-requests', { name: 'Ama', phone: '024 123 4567' });
    // Half of the time since it was opened again, not since the first request.
    time.now += Math.ceil(((await dueOf(id)) - time.now) / 2) - 1;
    expect(await receivers()).toEqual([]);
    time.now += 1;
    expect(await receivers()).toEqual(['sales']);
  });

  test('keep the alert that is still to be sent when its lead is opened again', async () => {
    const { send, set, time, database } = await open();
    const id = await send('Ama');
    time.now += 23 * hour;
    const alert = async () => {
      await alertOfWaiting(database, time.now);
      return database.selectFrom('outbox').selectAll().where('template', '=', 'lead-waiting').execute();
    };
    const first = await alert();
    await set(id, { alerted_at: null });
    expect([first.length, await alert()]).toEqual([1, first]);
  });

  test.each([
    ['has a planned step', { next_step: 'Send quote' }],
    ['was answered', { stage: 'contacted', answered_at: 1, due_at: null }],
    ['was lost', { stage: 'lost', due_at: null }],
    ['has no due time', { due_at: null }],
    ['was due more than a day ago', { due_at: 1 }],
    ['was announced before', { alerted_at: 1 }],
  ])('do not alert about a lead that %s', async (_why, columns) => {
    const { send, set, mind, time } = await open();
    await set(await send('Ama'), columns);
    time.now += 23 * hour;
    expect(await mind()).toEqual([]);
  });

  const undo = { answeredAt: null, contactedAt: null, suspected: false };

  test('do not alert about a lead that staff planned for another time, until they undo that', async () => {
    const { send, change, dueOf, mind, time } = await open();
    const id = await send('Ama');
    const promised = await dueOf(id);
    await change(id, { dueAt: new Date(time.now + 25 * hour).toISOString() });
    time.now += 23 * hour;
    expect(await mind()).toEqual([]);
    await change(id, { dueAt: new Date(promised).toISOString(), undo });
    expect(await mind()).toHaveLength(1);
  });

  test.each<[string, LeadChange]>([
    ['a planned step', { nextStep: 'Send quote', dueAt: '2027-01-11T10:00:00.000Z' }],
    ['a lost lead', { stage: 'lost', lostReason: 'no answer' }],
  ])('alert no second time after the undo of %s', async (_what, body) => {
    const { send, change, dueOf, mind, time } = await open();
    const id = await send('Ama');
    time.now += 23 * hour;
    expect(await mind()).toHaveLength(1);
    const promised = new Date(await dueOf(id)).toISOString();
    await change(id, body);
    await change(id, { stage: 'new', nextStep: '', dueAt: promised, undo });
    expect(await mind()).toEqual([]);
  });

  test('alert once, however many servers share the database', async () => {
    const { send, app, database, mailServer, time } = await open();
    for (const name of ['Ama', 'Efua', 'Yaw']) await send(name);
    await app.outbox.sendDue();
    mailServer.mails.length = 0;
    time.now += 23 * hour;
    await Promise.all([1, 2, 3, 4].map(() => mindLeads(database, app.outbox, time.now)));
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(3);
  });
});
