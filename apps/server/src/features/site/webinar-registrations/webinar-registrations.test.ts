import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { occurrenceGone } from '@accounting-site/contract/fields/validation-messages';
import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson, sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { repeatingWebinar } from '../../../testing/publishing/repeating-webinar.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const path = '/api/site/webinar-registrations';
const kofi = { name: 'Kofi Boateng', email: 'kofi@shop.example' };

describe.runIf(repeatingWebinar).each(databaseKinds)('a webinar registration on %s', (on) => {
  const open = async () => {
    const { database, ...test } = await buildTestApp({ on });
    const webinar = repeatingWebinar as Webinar;
    const [next, later] = nextStarts(scheduleOf(webinar), new Date(test.time.now), 2);
    const occurrenceStart = next?.toISOString() ?? '';
    const registration = { ...kofi, webinarId: webinar.id, occurrenceStart };
    const stored = () => database.selectFrom('webinar_registrations').selectAll().execute();
    const leads = () => database.selectFrom('demo_requests').selectAll().execute();
    return { ...test, database, leads, webinar, registration, next, later, stored };
  };

  test('is stored and then acknowledged', async () => {
    const { app, registration, stored, time, next } = await open();
    const answer = await sendJson(app, path, registration);
    expect(answer.statusCode).toBe(201);
    const [row] = await stored();
    const { webinarId, occurrenceStart } = registration;
    const registeredAt = new Date(time.now).toISOString();
    expect(answer.json()).toEqual({ id: row?.id, webinarId, occurrenceStart, registeredAt });
    expect(row).toMatchObject({ ...kofi, webinar_id: webinarId, occurrence_start: next?.getTime() });
  });

  test('for the same person and date is one, and the response does not reveal the earlier one', async () => {
    const { app, registration, stored, time } = await open();
    const first = await sendJson(app, path, registration);
    time.now += 1000;
    const again = await sendJson(app, path, { ...registration, email: kofi.email.toUpperCase() });
    expect(again.json().id).toBe(first.json().id);
    expect(again.json().registeredAt).toBe(new Date(time.now).toISOString());
    expect(await stored()).toHaveLength(1);
  });

  test('for another date is another one', async () => {
    const { app, registration, later, stored } = await open();
    await sendJson(app, path, registration);
    await sendJson(app, path, { ...registration, occurrenceStart: later?.toISOString() });
    expect(await stored()).toHaveLength(2);
  });

  test('from a person replaces a suspected one', async () => {
    const { app, registration, stored } = await open();
    await sendJson(app, path, { ...registration, name: 'bot', website: 'x' });
    expect(await stored()).toEqual([expect.objectContaining({ suspected: 1 })]);
    await sendJson(app, path, registration);
    await sendJson(app, path, { ...registration, name: 'bot', website: 'x' });
    expect(await stored()).toEqual([expect.objectContaining({ suspected: 0, name: kofi.name })]);
  });

  test('that looks like spam counts once staff follow it up, and no longer after an undo', async () => {
    const { registration, stored, leads, ...site } = await open();
    await sendJson(site.app, path, { ...registration, website: 'x' });
    const [lead] = await leads();
    const browser = await signInAs({ ...site, accountId: '' }, 'staff');
    const change = (body: object) => browser.send('PUT', `/api/site/staff/leads/${lead?.id}`, body);
    expect((await change({ contacted: true })).statusCode).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining({ suspected: 0 })]);
    const undo = { answeredAt: null, contactedAt: null, suspected: true };
    expect((await change({ stage: 'new', undo })).statusCode).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining({ suspected: 1 })]);
  });

  test('is also one lead with the same id, of which nothing is due', async () => {
    const { app, database, registration, stored, leads, time, webinar } = await open();
    await sendJson(app, path, { ...registration, name: 'bot', website: 'x' });
    expect(await leads()).toEqual([expect.objectContaining({ kind: 'webinar', name: 'bot', suspected: 1 })]);
    await sendJson(app, path, registration);
    time.now += day;
    await sendJson(app, path, { ...registration, name: 'Kofi B.' });
    const [seat] = await stored();
    expect(seat?.name).toBe(kofi.name);
    const privacy_version = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await leads()).toEqual([
      expect.objectContaining({
        ...{ id: seat?.id, ...kofi, received_at: seat?.registered_at },
        ...{ kind: 'webinar', stage: 'new', due_at: null, suspected: 0, privacy_version },
        message: `${webinar.id}, ${registration.occurrenceStart.slice(0, 10)}`,
        search_text: expect.stringContaining('kofi boateng'),
      }),
    ]);
    const events = await database.selectFrom('lead_events').selectAll().execute();
    expect(events).toMatchObject([
      { lead_id: seat?.id, at: time.now, kind: 'asked again', text: 'Name: Kofi B.', account_id: null },
    ]);
  });

  test('is stored with where the visitor came from, also when it was sent without script', async () => {
    const { app, registration, leads } = await open();
    const from = { source: 'facebook', campaign: 'harmattan sale', page: '/resources/webinars/x' };
    const refused = await sendPlainForm(app, path, { ...registration, ...from, name: '' });
    expect(refused.body).toContain('<input type="hidden" name="campaign" value="harmattan sale">');
    await sendJson(app, path, { ...registration, ...from });
    await sendJson(app, path, { ...registration, source: 'radio' });
    expect(await leads()).toEqual([expect.objectContaining({ name: kofi.name, ...from, button: '' })]);
  });

  test('whose confirmation failed shows that in its lead, and another try sends it again', async () => {
    const opened = await open();
    const { app, registration, database, time } = opened;
    const { id } = (await sendJson(app, path, registration)).json();
    const failed = { failed_at: time.now, next_attempt_at: null, last_error: '550 no such mailbox' };
    await database.updateTable('outbox').where('subject_id', '=', id).set(failed).execute();
    const browser = await signInAs(opened, 'staff');
    const messages = async () => (await browser.send('GET', `/api/site/staff/leads/${id}`)).json().messages;
    expect(await messages()).toMatchObject([
      { to: 'visitor', state: 'failed', problem: '550 no such mailbox' },
    ]);
    time.now += minute;
    await sendJson(app, `${path}?language=fr`, registration);
    expect(await messages()).toMatchObject([{ to: 'visitor', state: 'waiting' }]);
    const again = database
      .selectFrom('outbox')
      .select(['created_at', 'language'])
      .where('subject_id', '=', id);
    expect(await again.executeTakeFirst()).toEqual({ created_at: time.now, language: 'fr' });
  });

  test('that is refused leaves no lead', async () => {
    const { app, registration, leads } = await open();
    await sendJson(app, path, { ...registration, occurrenceStart: 'soon' });
    expect(await leads()).toEqual([]);
  });

  test.each<[string, { shift?: number; webinarId?: string; occurrenceStart?: string }, string, string]>([
    ['an unknown webinar', { webinarId: 'no-such-webinar' }, 'webinarId', 'Please choose a webinar'],
    ['a day without a webinar', { shift: 1000 }, 'occurrenceStart', occurrenceGone],
    ['a date that has passed', { shift: -84 * day }, 'occurrenceStart', occurrenceGone],
    ['no date', { occurrenceStart: 'soon' }, 'occurrenceStart', 'Please choose a date for the webinar'],
  ])('for %s is refused', async (_what, { shift, ...changes }, field, message) => {
    const { app, registration, next, stored } = await open();
    const moved = new Date((next?.getTime() ?? 0) + (shift ?? 0)).toISOString();
    const answer = await sendJson(app, path, { ...registration, occurrenceStart: moved, ...changes });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field, message }]]);
    expect(await stored()).toEqual([]);
  });

  test('is accepted for the next twelve dates', async () => {
    const { app, registration, webinar, time } = await open();
    const starts = nextStarts(scheduleOf(webinar), new Date(time.now), 13);
    const send = async (start: Date | undefined) =>
      (await sendJson(app, path, { ...registration, occurrenceStart: start?.toISOString() })).statusCode;
    expect([await send(starts[11]), await send(starts[12])]).toEqual([201, 422]);
  });

  test('from a plain form redirects to a confirmation page', async () => {
    const { app, registration, stored } = await open();
    const answer = await sendPlainForm(app, path, { ...registration, website: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/webinar-registered']);
    expect(await stored()).toHaveLength(1);
  });

  test('from an outdated page offers the future dates', async () => {
    const { app, registration, next, later, time } = await open();
    time.now = (next?.getTime() ?? 0) + 1;
    const answer = await sendPlainForm(app, path, registration);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`<option value="${later?.toISOString()}">`);
    expect(answer.body).not.toContain(`<option value="${next?.toISOString()}"`);
    expect(answer.body).toContain(`autocomplete="name" value="${kofi.name}"`);
  });

  test('from a plain form of a French page is refused in French, the names of fields too', async () => {
    const { app, registration } = await open();
    const answer = await sendPlainForm(app, `${path}?language=fr`, { ...registration, name: '' });
    expect(answer.body).toContain('>Webinaire</label>');
    expect(answer.body).not.toContain('>Webinar</label>');
  });

  test('is limited for one address', async () => {
    const { app, registration } = await open();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await sendJson(app, path, registration)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
