import type { LeadChange, LeadRecord, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../clock.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const list = '/api/site/staff/leads';
const dueAt = '2026-11-05T09:00:00.000Z';

/** What an undo says about the lead as it was. */
const undoTo = ({ answeredAt, contactedAt, suspected }: StaffLead) => ({
  undo: { answeredAt, contactedAt, suspected },
});

describe.each(bothDatabases)('a lead whose follow-up is corrected on %s', (on) => {
  const open = async (more: object = {}) => {
    const test = await buildTestApp({ on });
    const browser = await signInAs(test, 'staff');
    const ama = { name: 'Ama', email: 'ama@shop.example', plan: 'starter', ...more };
    const { id } = (await sendJson(test.app, '/api/site/demo-requests', ama)).json();
    const send = (body: LeadChange) => browser.send('PUT', `${list}/${id}`, body);
    const change = async (body: LeadChange): Promise<StaffLead> => {
      test.time.now += minute;
      const answer = await send(body);
      expect(answer.statusCode).toBe(200);
      return answer.json().lead;
    };
    const read = async (): Promise<LeadRecord> => (await browser.send('GET', `${list}/${id}`)).json();
    const stages = async () =>
      (await read()).events
        .filter(({ kind }) => kind === 'stage')
        .map(({ text }) => text)
        .toReversed();
    const join = async (name: string) => {
      const person = { email: `${name}@sikabooks.example`, business: 'The company', role: 'staff' };
      return (await addPerson(test.database, { ...person, now: test.time.now })).accountId;
    };
    return { ...test, browser, id, send, change, read, stages, join };
  };

  test('gets its first-answer time back when "new" is undone', async () => {
    const { change, stages } = await open();
    const answered = await change({ contacted: true });
    const contacted = await change({ contacted: true });
    expect(contacted.contactedAt).not.toBe(answered.contactedAt);
    await change({ stage: 'new' });
    const { answeredAt, contactedAt } = contacted;
    const undone = await change({ stage: 'contacted', ...undoTo(contacted) });
    expect(undone).toMatchObject({ stage: 'contacted', answeredAt, contactedAt });
    expect(await stages()).toEqual(['contacted', 'new', 'contacted: undone']);
  });

  test('gets its earlier contact time back when another contact is undone', async () => {
    const { change } = await open();
    const before = await change({ contacted: true });
    await change({ contacted: true });
    const undone = await change({ stage: 'contacted', ...undoTo(before) });
    expect(undone.contactedAt).toBe(before.contactedAt);
  });

  test('waits for its first answer as before when a contact is undone', async () => {
    const { change, read, stages } = await open();
    const { lead } = await read();
    await change({ contacted: true });
    const undone = await change({ stage: 'new', owner: null, dueAt: lead.dueAt, ...undoTo(lead) });
    expect(undone).toEqual(lead);
    expect(await stages()).toEqual(['contacted', 'new: undone']);
  });

  test('keeps its won date when its plan is corrected or a reopening is undone', async () => {
    const { browser, change, database } = await open();
    const won = async () => (await browser.send('GET', '/api/site/staff/numbers')).json().won;
    const letPass = (days: number) =>
      database
        .updateTable('lead_events')
        .set((row) => ({ at: row('at', '-', days * day) }))
        .execute();
    await change({ stage: 'won' });
    await letPass(40);
    const corrected = await change({ stage: 'won', plan: 'annually' });
    expect(await won()).toEqual([{ name: 'annually', now: 0, before: 1 }]);
    await change({ stage: 'new' });
    expect(await won()).toEqual([]);
    await change({ stage: 'won', ...undoTo(corrected) });
    expect(await won()).toEqual([{ name: 'annually', now: 0, before: 1 }]);
    await change({ stage: 'demo held' });
    await change({ stage: 'won' });
    await letPass(1);
    expect(await won()).toEqual([{ name: 'annually', now: 1, before: 0 }]);
  });

  test.each<[LeadChange, boolean]>([
    [{ contacted: true }, true],
    [{ stage: 'demo held' }, true],
    [{ nextStep: 'Call', dueAt }, true],
    [{ nextStep: '', dueAt: null }, false],
    [{ stage: 'lost', lostReason: 'spam' }, false],
  ])('is no longer suspected when staff go on with it, as by %j: %s', async (body, goesOn) => {
    const { browser, change, read } = await open({ website: 'filled in by the browser' });
    const { lead } = await read();
    expect((await change(body)).suspected).toBe(!goesOn);
    const listed = (await browser.send('GET', `${list}?stage=open`)).json().leads;
    expect(listed).toHaveLength(goesOn ? 1 : 0);
    const { stage, nextStep, dueAt } = lead;
    expect(await change({ stage, owner: null, nextStep, dueAt, ...undoTo(lead) })).toEqual(lead);
  });

  test('keeps the later contact of a colleague when an earlier one is undone', async () => {
    const { send, change, read } = await open();
    const { lead } = await read();
    const seenOf = ({ stage, nextStep, dueAt, contactedAt }: StaffLead) => ({
      ...{ stage, nextStep, dueAt, contactedAt },
    });
    const mine = await change({ contacted: true });
    const theirs = await change({ contacted: true });
    const undo: LeadChange = { stage: 'new', dueAt: lead.dueAt, ...undoTo(lead) };
    expect((await send({ ...undo, seen: seenOf(mine) })).statusCode).toBe(409);
    expect((await read()).lead.contactedAt).toBe(theirs.contactedAt);
    expect((await change({ ...undo, seen: seenOf(theirs) })).contactedAt).toBeNull();
  });

  test('is not taken from a colleague by someone who saw it without an owner', async () => {
    const { send, change, read, join } = await open();
    const [efua, kofi] = [await join('efua'), await join('kofi')];
    const { lead } = await read();
    const seen = { stage: lead.stage, nextStep: lead.nextStep, dueAt: lead.dueAt, owner: null };
    await change({ owner: efua, seen });
    expect((await send({ owner: kofi, seen })).statusCode).toBe(409);
    expect((await change({ owner: kofi, seen: { ...seen, owner: efua } })).owner?.id).toBe(kofi);
    // A contact is noted for every owner.
    expect((await change({ contacted: true, seen })).owner?.id).toBe(kofi);
  });

  test('can be undone when its owner is no longer a member, who gets no other lead', async () => {
    const { send, change, read, join, database, time } = await open();
    const efua = await join('efua');
    await change({ owner: efua });
    const { lead } = await read();
    await database.updateTable('accounts').set({ disabled_at: time.now }).where('id', '=', efua).execute();
    await change({ contacted: true });
    expect((await change({ stage: 'new', owner: efua, ...undoTo(lead) })).stage).toBe('new');
    await change({ owner: null });
    const refused = await send({ owner: efua });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'This person can no longer get leads. Reload the page, then choose someone else.',
    ]);
  });
});
