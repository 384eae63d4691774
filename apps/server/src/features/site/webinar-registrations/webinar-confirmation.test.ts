import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { readWebinars, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import { listFailed } from '../../../outbox/failed-messages.repository.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { repeatingWebinar } from '../../../testing/publishing/repeating-webinar.ts';
import { confirmationFor, readConfirmationWords } from './confirmation-words.ts';

const kofi = { name: 'Buy at spam.example', email: 'kofi@shop.example' };
const webinar = repeatingWebinar as Webinar;

function readEvent(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...more] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(more).toEqual([]);
  return { calendar, event };
}

describe.runIf(repeatingWebinar).each(databaseKinds)('the confirmation of a webinar on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    const [start] = nextStarts(scheduleOf(webinar), new Date(test.time.now), 1);
    const register = async (more: object = {}) => {
      const registration = { ...kofi, webinarId: webinar.id, occurrenceStart: start?.toISOString(), ...more };
      const answer = await sendJson(test.app, '/api/site/webinar-registrations', registration);
      expect(answer.statusCode).toBe(201);
    };
    return { ...test, mailServer, start: start?.getTime() ?? 0, register };
  };

  test('contains the title, time and duration, and a calendar file', async () => {
    const { app, mailServer, register, start } = await open();
    await register();
    await app.outbox.sendDue();
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[kofi.email]]);
    const mail = await PostalMime.parse(mailServer.mails[0]?.message ?? '');
    expect(mail.subject).toContain(webinar.title);
    const day = new Date(start).getUTCDate();
    for (const told of [webinar.title, ` ${day} November`, 'GMT', `${webinar.minutes} minutes`]) {
      expect(mail.text?.replace(/\u00a0/g, ' ')).toContain(told);
    }
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('spam');
    const [file] = mail.attachments.filter(({ mimeType }) => mimeType === 'application/ics');
    const content = file?.content;
    const { event } = readEvent(typeof content === 'string' ? content : new TextDecoder().decode(content));
    expect(event?.summary).toBe(webinar.title);
    expect(event?.startDate.toString()).toBe(new Date(start).toISOString().replace('.000', ''));
    expect(event?.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event?.duration.toSeconds()).toBe(webinar.minutes * 60);
  });

  test('is sent once for a person and a date, and not for a suspected registration', async () => {
    const { app, mailServer, register } = await open();
    await register({ website: 'https://spam.example' });
    await app.outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
    await register();
    await register({ email: kofi.email.toUpperCase() });
    await app.outbox.sendDue();
    expect(mailServer.mails).toHaveLength(1);
  });

  test('is also sent when the webinar moved to another hour of the day', async () => {
    const { app, mailServer, register } = await open();
    await register();
    const ownContent = contentFolder();
    onTestFinished(() => useContentFolder(ownContent));
    const moved = readWebinars().map((each) =>
      each.id === webinar.id ? { ...each, time: webinar.time === '23:00' ? '22:00' : '23:00' } : each,
    );
    useContentFolder(contentWith({ 'webinars.yaml': JSON.stringify({ webinars: moved }) }));
    await app.outbox.sendDue();
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[kofi.email]]);
  });

  test('can be sent until the end of the webinar', async () => {
    const { app, database, mailServer, register, start, time } = await open();
    mailServer.become('refuses connections');
    await register();
    time.now = start + webinar.minutes * minute + 1;
    await app.outbox.sendDue();
    expect(await listFailed(database)).toEqual([
      expect.objectContaining({ last_error: 'the webinar is over', visitor: kofi.email }),
    ]);
  });
});

test.runIf(repeatingWebinar).each([true, false])(
  'promises a link, unless the webinar is an example: %s',
  (sample) => {
    const words = readConfirmationWords();
    const { texts, calendar_note } = sample ? words.example : words;
    expect(confirmationFor({ ...webinar, sample }, words)).toMatchObject({ texts, calendar_note });
  },
);

describe.runIf(repeatingWebinar)('the calendar file of a webinar', () => {
  const open = async () => {
    const { app, time } = await buildTestApp();
    const get = (file: string, id = webinar.id) => app.inject(`/api/site/webinars/${id}/${file}`);
    const [start, later] = nextStarts(scheduleOf(webinar), new Date(time.now), 2).map(Number);
    const fileOf = (moment = 0) => `${new Date(moment).toISOString().slice(0, 10)}.ics`;
    return { get, time, start: start ?? 0, later: later ?? 0, fileOf };
  };

  test('is available without registering, and each file of a date names the same event', async () => {
    const { get, start, later, fileOf } = await open();
    const next = await get('next.ics');
    expect(next.statusCode).toBe(200);
    expect(next.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${webinar.id}.ics"`,
    });
    const named = readEvent((await get(fileOf(start))).body);
    const { calendar, event } = readEvent(next.body);
    expect(event?.uid).toBe(named.event?.uid);
    expect(event?.startDate.toJSDate().getTime()).toBe(start);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const other = readEvent((await get(fileOf(later))).body);
    expect(other.event?.uid).not.toBe(event?.uid);
    // RFC 5545 §3.1: lines end with CR LF and are no longer than 75 octets.
    const lines = next.body.split('\r\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test('has the next date at any time, and returns 404 for a past date', async () => {
    const { get, time, start, later, fileOf } = await open();
    time.now = start + (webinar.minutes - 1) * minute;
    expect((await get(fileOf(start))).statusCode).toBe(200);
    time.now += minute;
    expect((await get(fileOf(start))).statusCode).toBe(404);
    const { event } = readEvent((await get('next.ics')).body);
    expect(event?.startDate.toJSDate().getTime()).toBe(later);
  });

  test.each(['2026-11-03.ics', '2026-13-99.ics', 'next', '..%2fnext.ics', '9999999-01-01.ics', '%00.ics'])(
    'is not found for an unknown date: %s',
    async (file) => {
      const { get, fileOf, start } = await open();
      expect((await get(file)).statusCode).toBe(404);
      expect((await get(fileOf(start), 'no-such-webinar')).statusCode).toBe(404);
      expect((await get(fileOf(start + day + hour))).statusCode).toBe(404);
    },
  );
});
