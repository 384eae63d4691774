import { dueTimeTooLate } from '@accounting-site/contract/fields/validation-messages';
import type { LeadChange, LeadRecord } from '@accounting-site/contract/staff/staff-leads';
import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const list = '/api/site/staff/leads';

describe.each(bothDatabases)('a lead that staff follow up on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const browser = await signInAs(test, 'staff');
    const ama = { name: 'Ama', email: 'ama@shop.example', plan: 'annually' };
    const { id } = (await sendJson(test.app, '/api/site/demo-requests', ama)).json();
    const change = async (body: LeadChange): Promise<LeadRecord> => {
      test.time.now += minute;
      const answer = await browser.send('PUT', `${list}/${id}`, body);
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const history = async () => {
      const { events }: LeadRecord = (await browser.send('GET', `${list}/${id}`)).json();
      return events.toReversed().map(({ kind, text, by }) => [kind, text, by?.name ?? null]);
    };
    return { ...test, browser, id, change, history };
  };

  test('belongs to the person who contacts the visitor first', async () => {
    const { app, database, time, change, history, id } = await open();
    const { lead } = await change({ contacted: true });
    const at = '2026-11-02T09:01:00.000Z';
    expect(lead).toMatchObject({ stage: 'contacted', owner: { name: 'staff' }, dueAt: null });
    expect([lead.answeredAt, lead.contactedAt]).toEqual([at, at]);
    const other = await signInAs({ app, database, time } as never, 'admin');
    time.now += minute;
    const again: LeadRecord = (await other.send('PUT', `${list}/${id}`, { contacted: true })).json();
    expect(again.lead).toMatchObject({ owner: { name: 'staff' }, answeredAt: at });
    expect(again.lead.contactedAt).toBe('2026-11-02T09:02:00.000Z');
    expect(await history()).toEqual([
      ['contacted', '', 'staff'],
      ['stage', 'contacted', 'staff'],
      ['contacted', '', 'admin'],
    ]);
  });

  test('is not changed by someone who has not seen what a colleague did to it', async () => {
    const { browser, id, change } = await open();
    const planned = { nextStep: 'Send quote', dueAt: '2026-11-05T09:00:00.000Z' };
    const { lead } = await change(planned);
    const contact = async (seen: LeadChange['seen']) =>
      (await browser.send('PUT', `${list}/${id}`, { contacted: true, seen })).statusCode;
    expect(await contact({ stage: 'new', nextStep: '', dueAt: lead.dueAt })).toBe(409);
    expect(await contact({ stage: 'new', ...planned, dueAt: null })).toBe(409);
    expect(await contact({ stage: 'contacted', ...planned })).toBe(409);
    const { lead: kept }: LeadRecord = (await browser.send('GET', `${list}/${id}`)).json();
    expect(kept).toMatchObject({ stage: 'new', ...planned });
    expect(await contact({ stage: 'new', ...planned })).toBe(200);
  });

  test.each<[name: string, change: LeadChange, expected: object, event: [string, string][]]>([
    [
      'a demo was held',
      { stage: 'demo held' },
      { stage: 'demo held', plan: 'annually' },
      [['stage', 'demo held']],
    ],
    [
      'sold',
      { stage: 'won', plan: 'starter' },
      { stage: 'won', plan: 'starter', dueAt: null },
      [['stage', 'won']],
    ],
    ['sold as chosen', { stage: 'won' }, { stage: 'won', plan: 'annually' }, [['stage', 'won']]],
    [
      'lost',
      { stage: 'lost', lostReason: 'too expensive' },
      { stage: 'lost', lostReason: 'too expensive', dueAt: null },
      [['stage', 'lost: too expensive']],
    ],
    [
      'to be called later',
      { nextStep: ' Call\nagain ', dueAt: '2026-11-09T14:00:00.000Z' },
      { nextStep: 'Call again', dueAt: '2026-11-09T14:00:00.000Z', stage: 'new' },
      [['next step', 'Call again']],
    ],
    ['without a next step', { dueAt: null }, { nextStep: '', dueAt: null }, [['next step', '']]],
    [
      'contacted, with a next step',
      { contacted: true, nextStep: 'Send the offer', dueAt: '2026-11-03T10:00:00.000Z' },
      { stage: 'contacted', nextStep: 'Send the offer', dueAt: '2026-11-03T10:00:00.000Z' },
      [
        ['contacted', ''],
        ['stage', 'contacted'],
        ['next step', 'Send the offer'],
      ],
    ],
  ])('can be marked as %s', async (_name, body, expected, events) => {
    const { change, history } = await open();
    expect((await change(body)).lead).toMatchObject(expected);
    expect(await history()).toEqual(events.map((event) => [...event, 'staff']));
  });

  test('can be reopened, and then waits for its first answer again', async () => {
    const { change } = await open();
    await change({ stage: 'lost', lostReason: 'no answer' });
    await change({ contacted: true });
    const { lead } = await change({ stage: 'new' });
    expect(lead).toMatchObject({ stage: 'new', lostReason: '', answeredAt: null, contactedAt: null });
    // Otherwise it would be in no list of what is due.
    expect(lead.dueAt).toBe('2026-11-03T09:03:00.000Z');
  });

  test('keeps a next step that is sent with the contact, and removes the one that was done', async () => {
    const { change } = await open();
    const planned = { nextStep: 'Send quote', dueAt: '2026-11-06T10:00:00.000Z' };
    await change(planned);
    expect((await change({ contacted: true, ...planned })).lead).toMatchObject(planned);
    expect((await change({ contacted: true })).lead).toMatchObject({ nextStep: '', dueAt: null });
  });

  test('keeps its next step when something else changes', async () => {
    const { change } = await open();
    const next = { nextStep: 'Call again', dueAt: '2026-11-09T14:00:00.000Z' };
    await change(next);
    expect((await change({ owner: null, stage: 'demo held' })).lead).toMatchObject(next);
  });

  test('can be given to another member of staff, or to no one', async () => {
    const { database, time, change, history } = await open();
    const person = { email: 'efua@sikabooks.example', business: 'The company', role: 'admin', now: time.now };
    const { accountId } = await addPerson(database, person);
    expect((await change({ owner: accountId })).lead.owner).toEqual({ id: accountId, name: 'efua' });
    expect((await change({ owner: null })).lead.owner).toBeNull();
    expect(await history()).toEqual([
      ['owner', 'efua', 'staff'],
      ['owner', '', 'staff'],
    ]);
  });

  test('keeps no name of an owner whose account is deleted, even if someone has the same name', async () => {
    const { database, time, change, history } = await open();
    const addEfua = (domain: string) =>
      addPerson(database, { email: `efua@${domain}`, business: 'The company', role: 'staff', now: time.now });
    const [gone, stays] = [await addEfua('old.example'), await addEfua('sikabooks.example')];
    await change({ owner: gone.accountId });
    await change({ owner: stays.accountId });
    await database.deleteFrom('accounts').where('id', '=', gone.accountId).execute();
    expect(await history()).toEqual([
      ['owner', 'a former colleague', 'staff'],
      ['owner', 'efua', 'staff'],
    ]);
    const texts = await database.selectFrom('lead_events').select('text').orderBy('at').execute();
    expect(texts).toEqual([{ text: gone.accountId }, { text: stays.accountId }]);
  });

  test('is not recorded as changed by a change without effect', async () => {
    const { change, history, database } = await open();
    const dueAt = '2026-11-03T09:00:00.000Z';
    for (const same of [{}, { stage: 'new' as const }, { owner: null }, { nextStep: '', dueAt }])
      await change(same);
    expect(await history()).toEqual([]);
    const events = await database.selectFrom('audit_events').select('event').execute();
    expect(events.map(({ event }) => event)).not.toContain('lead changed');
  });

  test('keeps both changes of two people who change it at the same time', async () => {
    const { browser, id, history } = await open();
    const bodies = [
      { contacted: true },
      { contacted: true },
      { stage: 'won', plan: 'starter' },
      { nextStep: 'Send the contract' },
    ];
    const answers = await Promise.all(bodies.map((body) => browser.send('PUT', `${list}/${id}`, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const record: LeadRecord = (await browser.send('GET', `${list}/${id}`)).json();
    expect(record.lead).toMatchObject({ stage: 'won', plan: 'starter', owner: { name: 'staff' } });
    const kinds = (await history()).map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === 'contacted')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'next step')).toHaveLength(1);
  });

  test('is changed once, however often the same request arrives', async () => {
    const { browser, id, history } = await open();
    const send = () =>
      browser.send('PUT', `${list}/${id}`, { contacted: true }, { 'idempotency-key': 'change-0001' });
    for (const answer of await Promise.all([send(), send(), send()])) expect(answer.statusCode).toBe(200);
    expect(await history()).toEqual([
      ['contacted', '', 'staff'],
      ['stage', 'contacted', 'staff'],
    ]);
  });

  test('keeps notes with their author and time, each once', async () => {
    const { browser, id, history, database, time } = await open();
    const note = (text: string, key: string) =>
      browser.send('POST', `${list}/${id}/notes`, { text }, { 'idempotency-key': key });
    const text = '<b>Two shops</b>\r\nCall after 4.';
    const answers = await Promise.all([1, 2, 3].map(() => note(text, 'the-first-note')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    time.now += minute;
    await note('Her sister decides.', 'the-second-note');
    expect(await history()).toEqual([
      ['note', '<b>Two shops</b>\nCall after 4.', 'staff'],
      ['note', 'Her sister decides.', 'staff'],
    ]);
    await database.deleteFrom('accounts').where('role', '=', 'staff').execute();
    const rows = await database.selectFrom('lead_events').select('account_id').execute();
    expect(rows).toEqual([{ account_id: null }, { account_id: null }]);
  });

  test.each<[body: object, field: string, message: string]>([
    [{ stage: 'lost' }, 'lostReason', 'Please choose why the lead was lost'],
    [{ stage: 'lost', lostReason: 'rude' }, 'lostReason', 'Please choose why the lead was lost'],
    [{ stage: 'sold' }, 'stage', 'Please choose new, contacted, demo held, won or lost'],
    [{ dueAt: 'tomorrow' }, 'dueAt', 'Please choose a day and a time'],
    [{ dueAt: '2062-11-05T09:00:00.000Z' }, 'dueAt', dueTimeTooLate],
    [{ owner: '' }, 'owner', 'Please choose a member of staff'],
    [{ nextStep: 'x'.repeat(201) }, 'nextStep', 'Next step must be 200 characters or fewer'],
    [{ contacted: false }, 'contacted', ''],
  ])('refuses %j', async (body, field, message) => {
    const { browser, id, history } = await open();
    const answer = await browser.send('PUT', `${list}/${id}`, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ field, ...(message && { message }) });
    expect(await history()).toEqual([]);
  });

  test('refuses unknown leads, customers and former members as owners, and empty notes', async () => {
    const { browser, id, accountId, database, time, history } = await open();
    const person = { email: 'left@sikabooks.example', business: 'The company', role: 'staff', now: time.now };
    const former = (await addPerson(database, person)).accountId;
    await database.updateTable('accounts').set({ disabled_at: time.now }).where('id', '=', former).execute();
    for (const owner of [accountId, former, 'unknown']) {
      const answer = await browser.send('PUT', `${list}/${id}`, { owner, contacted: true });
      expect(answer.statusCode).toBe(409);
    }
    for (const path of ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '%00', "x'--"]) {
      expect((await browser.send('GET', `${list}/${path}`)).statusCode).toBe(404);
      expect((await browser.send('PUT', `${list}/${path}`, { contacted: true })).statusCode).toBe(404);
      expect((await browser.send('POST', `${list}/${path}/notes`, { text: 'x' })).statusCode).toBe(404);
    }
    const empty = await browser.send('POST', `${list}/${id}/notes`, { text: ' \n' });
    expect(empty.json()).toMatchObject({ status: 422, errors: [{ message: 'Write the note first' }] });
    expect(await history()).toEqual([]);
  });
});
