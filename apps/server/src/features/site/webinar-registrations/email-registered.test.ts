import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { readWebinars, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { day, minute } from '../../../clock.ts';
import { listFailed } from '../../../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { repeatingWebinar } from '../../../testing/publishing/repeating-webinar.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';
import { readWebinarMessageWords } from './webinar-message.ts';
import { deleteOldRegistrations } from './webinar-registrations.repository.ts';

const webinar = repeatingWebinar as Webinar;
const path = '/api/site/staff/webinar-messages';
const text = 'Good day.\n\nJoin us here: https://meet.example/abc. See you on Tuesday!';

/** The event in the calendar file of an email, and the time of that file. */
function readEvent({ attachments }: Email) {
  const content = attachments.find(({ mimeType }) => mimeType === 'application/ics')?.content ?? '';
  const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  const { uid, startDate, sequence } = new ICAL.Event(event ?? undefined);
  return { uid, start: `${startDate}`, sequence, stamp: `${event?.getFirstPropertyValue('dtstamp')}` };
}

describe.runIf(repeatingWebinar).each(databaseKinds)('a message to everyone registered on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const opened = await buildTestApp({ on, environment });
    const { app, time } = opened;
    const browser = await signInAs(opened, 'staff');
    const starts = nextStarts(scheduleOf(webinar), new Date(time.now), 2);
    const dateOf = (nth: number) => `${webinar.id}, ${starts[nth]?.toISOString().slice(0, 10)}`;
    const register = async (name: string, more: object = {}): Promise<string> => {
      const sent = { webinarId: webinar.id, occurrenceStart: starts[0]?.toISOString(), name };
      const email = `${name.toLowerCase()}@shop.example`;
      const answer = await sendJson(app, '/api/site/webinar-registrations', { ...sent, email, ...more });
      expect(answer.statusCode).toBe(201);
      return answer.json().id;
    };
    const write = (body: object = {}, key = '0123456789abcdef') =>
      browser.send('POST', path, { webinar: dateOf(0), text, ...body }, { 'idempotency-key': key });
    /** The emails since the last call, without confirmations, by receiver. */
    const received = async () => {
      await app.outbox.sendDue();
      const mails = await Promise.all(mailServer.mails.map(({ message }) => PostalMime.parse(message)));
      mailServer.mails.length = 0;
      const written = mails.filter(({ text }) => /tomorrow|Join us/.test(text ?? ''));
      const each = written.map((mail) => `${mail.to?.[0]?.address} ${mail.text}`);
      expect(new Set(each).size, 'each person gets it once').toBe(written.length);
      return new Map(written.map((mail) => [mail.to?.[0]?.address ?? '', mail]));
    };
    return { ...opened, mailServer, browser, starts, dateOf, register, write, received };
  };

  test('reaches each person of the date once, and is in the history of the lead', async () => {
    const { browser, starts, register, write, received } = await open();
    const ama = await register('Ama', { page: `/resources/webinars/${webinar.id}` });
    await register('Kofi', { page: `/fr/resources/webinars/${webinar.id}` });
    await register('Other', { occurrenceStart: starts[1]?.toISOString() });
    await register('Bot', { website: 'https://spam.example' });
    const lost = await register('Lost');
    const close = { stage: 'lost', lostReason: 'no answer' };
    await browser.send('PUT', `/api/site/staff/leads/${lost}`, close);

    expect((await write()).json()).toEqual({ people: 2 });
    expect((await write()).json()).toEqual({ people: 2 });
    const mails = await received();
    expect([...mails.keys()].sort()).toEqual(['ama@shop.example', 'kofi@shop.example']);
    const mail = mails.get('ama@shop.example');
    expect(mail?.subject).toContain(`${webinar.title}, `);
    expect(mail?.text).toContain('See you on Tuesday!');
    expect(mail?.html).toContain('href="https://meet.example/abc"');
    expect(mails.get('kofi@shop.example')?.text).toContain(inLanguage('fr', readWebinarMessageWords).why);

    const { events } = (await browser.send('GET', `/api/site/staff/leads/${ama}`)).json();
    expect(events).toMatchObject([{ kind: 'emailed', text }]);
    expect((await write({ text: 'It begins at three tomorrow.' }, 'fedcba9876543210')).json()).toEqual({
      people: 2,
    });
    expect((await received()).size).toBe(2);
  });

  test('reaches everyone from each member of staff who chose the same key', async () => {
    const { register, write, received, ...opened } = await open();
    await register('Ama');
    await write();
    expect((await received()).size).toBe(1);
    const admin = await signInAs(opened, 'admin');
    const body = { webinar: opened.dateOf(0), text: 'It begins at three tomorrow.' };
    await admin.send('POST', path, body, { 'idempotency-key': '0123456789abcdef' });
    expect((await received()).size).toBe(1);
  });

  test('reaches people who register later, if it contains a link', async () => {
    const { register, write, received } = await open();
    await register('Ama');
    await write();
    await write({ text: 'It begins at three tomorrow.' }, 'fedcba9876543210');
    await received();
    await register('Ama');
    await register('Bot', { website: 'https://spam.example' });
    await register('Esi');
    expect([...(await received()).keys()]).toEqual(['esi@shop.example']);
  });

  test.each([
    ['disabled', { disabled_at: 1 }],
    ['given another role', { role: 'editor' }],
  ])('does not reach people who register after its author was %s', async (_how, change) => {
    const { database, register, write, received } = await open();
    await register('Ama');
    await write();
    await register('Kofi');
    await received();
    const author = database.updateTable('accounts').where('email', '=', 'staff@sikabooks.example');
    await author.set(change).execute();
    await register('Esi');
    expect((await received()).size).toBe(0);
  });

  test('reaches a person once who registered again after the hour was moved', async () => {
    const { database, starts, register, write, received } = await open();
    await register('Ama');
    await write();
    expect((await received()).size).toBe(1);
    const moved = (starts[0]?.getTime() ?? 0) - minute;
    await database.updateTable('webinar_registrations').set({ occurrence_start: moved }).execute();
    await register('Ama');
    expect((await received()).size).toBe(0);
    expect((await write({ text: 'It begins at three tomorrow.' }, 'fedcba9876543210')).json()).toEqual({
      people: 1,
    });
    expect((await received()).size).toBe(1);
  });

  test('corrects the hour of a webinar that was moved, in the text and in the calendar', async () => {
    const { app, mailServer, register, starts, time, write, received } = await open();
    await register('Ama');
    await app.outbox.sendDue();
    const before = readEvent(await PostalMime.parse(mailServer.mails[0]?.message ?? ''));
    const ownContent = contentFolder();
    onTestFinished(() => useContentFolder(ownContent));
    const moved = readWebinars().map((each) => (each.id === webinar.id ? { ...each, time: '22:30' } : each));
    useContentFolder(contentWith({ 'webinars.yaml': JSON.stringify({ webinars: moved }) }));
    time.now += minute;
    await write();
    const mail = (await received()).get('ama@shop.example');
    expect(mail?.text).toMatch(/ 10:30\sPM GMT/);
    const after = mail && readEvent(mail);
    expect(after).toMatchObject({
      uid: before.uid,
      start: `${starts[0]?.toISOString().slice(0, 10)}T22:30:00Z`,
    });
    expect(after?.sequence).toBeGreaterThan(before.sequence);
    expect(Date.parse(after?.stamp ?? '')).toBeGreaterThan(Date.parse(before.stamp));
  });

  test('names an address to which people write who want no more of these emails', async () => {
    const { dateOf, register, write, received } = await open();
    await register('Ama');
    await write();
    const mail = (await received()).get('ama@shop.example');
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      `<mailto:sales@sikabooks.example?subject=${encodeURIComponent(`Unsubscribe: ${dateOf(0)}`)}>`,
    );
  });

  test('is limited to five an hour', async () => {
    const { register, write } = await open();
    await register('Ama');
    const send = async (at: number) => (await write({}, `message-number-${at}`)).statusCode;
    for (let at = 0; at < 5; at += 1) expect(await send(at)).toBe(201);
    expect(await send(5)).toBe(429);
  });

  test('reaches everyone once who registers while it is being sent', async () => {
    const { register, write, received } = await open();
    // They wait for each other, and on a busy machine a longer queue is refused.
    const names = Array.from({ length: 8 }, (_, index) => `Person${index}`);
    for (const name of names.slice(0, 4)) await register(name);
    await Promise.all([write(), ...names.slice(4).map((name) => register(name))]);
    expect((await received()).size).toBe(names.length);
  });

  test('is not sent after the webinar, unless it was written afterwards', async () => {
    const { browser, database, register, starts, time, write, received } = await open();
    await register('Ama');
    await write();
    time.now = (starts[0]?.getTime() ?? 0) + (webinar.minutes + 1) * minute;
    expect((await received()).size).toBe(0);
    expect(await listFailed(database)).toContainEqual(
      expect.objectContaining({ template: 'webinar-message', last_error: 'the webinar is over' }),
    );
    await browser.login({ email: 'staff@sikabooks.example' });
    await write({ text: 'It begins at three tomorrow.' }, 'fedcba9876543210');
    const mails = [...(await received()).values()];
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('GMT');
    expect(mails[0]?.attachments).toEqual([]);
  });

  test('is written to people about whom nothing else is to be done', async () => {
    const { browser, register } = await open();
    const ama = await register('Ama');
    const names = async (query: string) => {
      const answer = await browser.send('GET', `/api/site/staff/leads?${query}`);
      return answer.json().leads.map(({ name }: { name: string }) => name);
    };
    expect(await names('stage=open')).toEqual([]);
    expect(await names('stage=open&kind=webinar')).toEqual(['Ama']);
    expect(await names('stage=open&text=Ama')).toEqual(['Ama']);
    await browser.send('PUT', `/api/site/staff/leads/${ama}`, { nextStep: 'Ask for a demo' });
    await browser.send('PUT', `/api/site/staff/leads/${ama}`, { dueAt: '2026-11-05T09:00:00.000Z' });
    expect(await names('stage=open')).toEqual(['Ama']);
  });

  test('does not keep a lead that no one followed up, nor the email about it', async () => {
    const { database, starts, register, write } = await open();
    await register('Ama');
    await write();
    await deleteOldRegistrations(database, (starts[0]?.getTime() ?? 0) + 31 * day, 30);
    for (const table of ['demo_requests', 'lead_events', 'outbox'] as const) {
      expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  test('is refused without a text, or without a recent proof of identity', async () => {
    const { browser, register, time, write } = await open();
    await register('Ama');
    expect((await write({ text: ' ' })).json()).toMatchObject({ errors: [{ field: 'text' }] });
    expect((await write({ webinar: 'first-report' })).statusCode).toBe(422);
    time.now += 11 * minute;
    await browser.refresh();
    expect((await write()).json()).toMatchObject({ requires: 'reauthentication' });
    expect((await browser.send('GET', '/api/site/staff/leads')).statusCode).toBe(200);
  });
});
