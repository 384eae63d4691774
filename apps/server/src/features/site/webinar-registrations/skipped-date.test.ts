import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { readWebinars, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { occurrenceGone } from '@accounting-site/contract/fields/validation-messages';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';
import { repeatingWebinar } from '../../../testing/publishing/repeating-webinar.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const path = '/api/site/webinar-registrations';

test.runIf(repeatingWebinar)(
  'a skipped date is no longer offered, and the people who registered for it can be written to',
  async () => {
    const webinar = repeatingWebinar as Webinar;
    const { mailServer, environment } = await receiveMail();
    const opened = await buildTestApp({ environment });
    const { app, time } = opened;
    const browser = await signInAs(opened, 'staff');
    const [skipped = '', later = ''] = nextStarts(scheduleOf(webinar), new Date(time.now), 2).map((start) =>
      start.toISOString(),
    );
    const register = (name: string, occurrenceStart: string) => {
      const email = `${name.toLowerCase()}@shop.example`;
      return sendJson(app, path, { webinarId: webinar.id, occurrenceStart, name, email });
    };
    const day = skipped.slice(0, 10);
    const receivers = () => mailServer.mails.map(({ message }) => /^To: (.*)$/m.exec(message)?.[1]?.trim());
    expect((await register('Ama', skipped)).statusCode).toBe(201);

    // The team publishes the same content, in which the webinar does not take place on that day.
    const ownContent = contentFolder();
    onTestFinished(() => useContentFolder(ownContent));
    const skipping = readWebinars().map((each) =>
      each.id === webinar.id ? { ...each, except: [day] } : each,
    );
    useContentFolder(contentWith({ 'webinars.yaml': JSON.stringify({ webinars: skipping }) }));
    const refused = await register('Kofi', skipped);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'occurrenceStart', message: occurrenceGone }],
    ]);
    expect((await register('Kofi', later)).statusCode).toBe(201);
    const calendar = (file: string) => app.inject(`/api/site/webinars/${webinar.id}/${file}.ics`);
    expect((await calendar(day)).statusCode).toBe(404);
    expect((await calendar('next')).body).toContain(later.slice(0, 10).replaceAll('-', ''));

    const date = `${webinar.id}, ${day}`;
    const { webinars } = (await browser.send('GET', '/api/site/staff/today')).json();
    expect(webinars).toContainEqual(expect.objectContaining({ date, seats: 1, state: 'dropped' }));
    await app.outbox.sendDue();
    // Ama's confirmation waited, and would tell her to come.
    expect(receivers()).toEqual(['kofi@shop.example']);
    mailServer.mails.length = 0;
    const message = { webinar: date, text: 'We are closed on that day.' };
    const key = { 'idempotency-key': '0123456789abcdef' };
    await browser.send('POST', '/api/site/staff/webinar-messages', message, key);
    await app.outbox.sendDue();
    expect(receivers()).toEqual(['ama@shop.example']);
  },
);
