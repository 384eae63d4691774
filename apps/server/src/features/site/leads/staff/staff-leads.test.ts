import { recordOf } from '@accounting-site/contract/fields/record-of';
import { kindInvalid } from '@accounting-site/contract/fields/validation-messages';
import { optionalDemoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { leadRecordSchema, staffLeadsAnswerSchema } from '@accounting-site/contract/staff/staff-leads';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../../clock.ts';
import { buildTestApp } from '../../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';

const list = '/api/site/staff/leads';
const empty = { company: '', phone: '', message: '', suspected: 0, idempotency_key: null, search_text: '\n' };

describe.each(databaseKinds)('the leads that staff see on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const browser = await signInAs(test, 'staff');
    const send = async (name: string, more: object = {}): Promise<string> => {
      const request = { name, email: `${name.toLowerCase()}@shop.example`, ...more };
      return (await sendJson(test.app, '/api/site/demo-requests', request)).json().id;
    };
    const read = async (query = '') => {
      const answer = await browser.send('GET', `${list}${query}`);
      expect(answer.statusCode).toBe(200);
      return staffLeadsAnswerSchema.parse(answer.json());
    };
    const names = async (query = '') => (await read(query)).leads.map(({ name }) => name);
    const change = (id: string, body: object) => browser.send('PUT', `${list}/${id}`, body);
    return { ...test, browser, send, read, names, change };
  };

  test('are listed with all fields, a number to dial, and everyone who could follow up', async () => {
    const { send, read } = await open();
    const message = '<script>alert(1)</script>\nWe sell rice & oil.';
    const source = { source: 'radio', campaign: 'November', page: '/pricing', button: 'Request Demo' };
    const typed = { company: 'Adom', phone: '024 123 4567', plan: 'annually', message };
    const id = await send('Ama', { ...typed, ...source });
    const { leads, members, next } = await read();
    expect(leads).toEqual([
      {
        id,
        kind: 'demo',
        receivedAt: '2026-11-02T09:00:00.000Z',
        name: 'Ama',
        email: 'ama@shop.example',
        ...recordOf(optionalDemoRequestFieldNames, () => ''),
        ...typed,
        phoneDigits: '233241234567',
        phoneDialled: '+233 24 123 4567',
        bestTime: '',
        suspected: false,
        stage: 'new',
        lostReason: '',
        owner: null,
        nextStep: '',
        dueAt: '2026-11-03T09:00:00.000Z',
        answeredAt: null,
        contactedAt: null,
        ...recordOf(leadSourceFields, () => ''),
        ...source,
      },
    ]);
    expect([next, members.map(({ name }) => name)]).toEqual([null, ['staff']]);
  });

  test.each([
    ['arrival', '', ({ at }: { at: number }) => ({ received_at: Date.UTC(2026, 10, 1) - at, due_at: null })],
    [
      'due time',
      '?stage=open',
      ({ at }: { at: number }) => ({ received_at: 1, due_at: Date.UTC(2026, 10, 1) + at }),
    ],
  ])('are sorted by %s, in pages that a new request does not shift', async (_order, query, times) => {
    const { database, read, send } = await open();
    // Three leads share each time, so that a page ends between two of them.
    const rows = Array.from({ length: 110 }, (_, index) => ({
      id: `id-${String(index).padStart(3, '0')}`,
      ...{ name: `N${index}`, email: 'n@shop.example', ...empty },
      ...times({ at: Math.floor(index / 3) * minute }),
    }));
    // An open lead without a due time is listed last.
    if (query !== '') Object.assign(rows.at(-1) ?? {}, { due_at: null });
    await database.insertInto('demo_requests').values(rows.toReversed()).execute();
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const separator = query === '' ? '?' : '&';
      const page: Awaited<ReturnType<typeof read>> = await read(
        `${query}${after === '' ? '' : `${separator}after=${after}`}`,
      );
      sizes.push(page.leads.length);
      seen.push(...page.leads.map(({ id }) => id).filter((id) => id.startsWith('id-')));
      after = page.next;
      await send(`Late${sizes.length}`);
    }
    expect(sizes.slice(0, 2)).toEqual([50, 50]);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('are sorted by due time when only open ones are listed', async () => {
    const { send, names, change, time } = await open();
    const first = await send('First');
    time.now += minute;
    const second = await send('Second');
    time.now += minute;
    const lost = await send('Lost');
    expect(await names()).toEqual(['Lost', 'Second', 'First']);
    await change(first, { dueAt: new Date(time.now + 3 * day).toISOString() });
    await change(second, { dueAt: null });
    await change(lost, { stage: 'lost', lostReason: 'no answer' });
    await send('Third');
    expect(await names('?stage=open')).toEqual(['Third', 'First', 'Second']);
  });

  test('can be filtered by kind, stage, owner, source, campaign, page, plan, overdue and day, also together', async () => {
    const { browser, send, read, names, change, time } = await open();
    const sent = { campaign: 'Harmattan Sale', page: '/pricing' };
    const first = await send('First', { source: 'radio', plan: 'self-hosted', ...sent });
    time.now += day;
    const second = await send('Second', { source: 'radio' });
    await send('Bot', { website: 'x' });
    time.now += day - hour;
    await browser.login({ email: 'staff@sikabooks.example' });
    await change(second, { contacted: true });
    const owner = (await read()).members[0]?.id;
    const found = async (query: string) => (await names(query)).toSorted().join();
    expect(await found('?kind=self-hosting')).toBe('First');
    expect(await found('?kind=demo')).toBe('Bot,Second');
    expect(await found('?stage=open')).toBe('First,Second');
    expect(await found('?stage=new')).toBe('Bot,First');
    expect(await found('?stage=contacted')).toBe('Second');
    expect(await found('?stage=suspected')).toBe('Bot');
    expect(await found(`?owner=${owner}`)).toBe('Second');
    expect(await found('?owner=nobody&stage=open')).toBe('First');
    expect(await found('?source=radio')).toBe('First,Second');
    expect(await found('?source=newsletter')).toBe('');
    expect(await found('?campaign=harmattan%20sale')).toBe('First');
    expect(await found('?campaign=Harmattan%20Sale')).toBe('First');
    expect(await found('?campaign=harmattan')).toBe('');
    expect(await found('?page=/pricing&stage=open')).toBe('First');
    expect(await found('?page=/pricing&plan=annually')).toBe('');
    expect(await found('?plan=self-hosted&source=radio')).toBe('First');
    expect(await found('?overdue=yes')).toBe('First');
    expect(await found('?due=today')).toBe('');
    expect(await found('?due=none')).toBe('Second');
    await change(second, { dueAt: new Date(time.now + minute).toISOString() });
    expect([await found('?due=today'), await found('?due=today&overdue=yes')]).toEqual([
      'Second',
      'First,Second',
    ]);
    expect(await found('?since=2026-11-03')).toBe('Bot,Second');
    expect(await found('?until=2026-11-02')).toBe('First');
    expect([await found('?page=%00'), await found('?plan=sta%00rter')]).toEqual([
      await found('?page='),
      await found('?plan=starter'),
    ]);
    expect(await found(`?since=2026-11-03&until=2026-11-03&stage=contacted&owner=${owner}`)).toBe('Second');
    await change(first, { stage: 'lost', lostReason: 'spam' });
    expect([await found('?overdue=yes'), await found('?stage=lost')]).toEqual(['', 'First']);
  });

  test.each([
    ['ama', 'Ama'],
    ['AMA@', 'Ama'],
    ['oWusu', 'Ama'],
    ['ɛsi', 'Ɛsi'],
    ['rice & oil', 'Ama'],
    ['100% cot', 'Ɛsi'],
    ['100_ cot', ''],
    ['024 123 4567', 'Ama'],
    ['+233241234567', 'Ama'],
    ['00233 24-123-4567', 'Ama'],
    ['24123', 'Ama'],
    ['(020) 123.4567', 'Ɛsi'],
    ['e', 'Ama,Ɛsi'],
    ['2026-12-10', 'Ɛsi'],
    ['11/12/2026', 'Ɛsi'],
    ['\u202a+233 24\u00a0123\u20114567\u202c', 'Ama'],
    ['+233 (0)24 123 4567', 'Ama'],
    ['(+233) 24 123/4567', 'Ama'],
    ['stores  ama', 'Ama'],
    ['esi', 'Ɛsi'],
    ['cotton ƐSI', 'Ɛsi'],
    ['\u200e', 'Ama,Ɛsi'],
    ['nobody by that name', ''],
  ])('are found by %s in any case and spelling', async (text, expected) => {
    const { send, names } = await open();
    await send('Ama', { company: 'Owusu Stores', phone: '+233 24 123 4567', message: 'We sell rice & oil.' });
    await send('Ɛsi', {
      email: 'esi@shop.example',
      phone: '020-123-4567',
      message: '100% cotton, 2026-12-10, or 11/12/2026',
    });
    expect((await names(`?text=${encodeURIComponent(text)}`)).toSorted().join()).toBe(expected);
  });

  test.each([
    ["stage=open'%20or%20'1'='1", 'stage', 'Please choose new, contacted, demo held, won or lost'],
    ['stage=new&stage=won', 'stage', 'Please choose new, contacted, demo held, won or lost'],
    ['kind=person', 'kind', kindInvalid],
    ["owner='%20or%201=1--", 'owner', 'Please choose a member of staff'],
    ['since=2026-02-30', 'since', 'Please enter a day, like 2026-11-01'],
    ['until=2026-11-01;drop%20table%20outbox', 'until', 'Please enter a day, like 2026-11-01'],
    ['since[$gt]=', '', ''],
    ["text='%20or%20''='", '', ''],
    ['after=1_x%00', 'after', 'Please open the list again from the start'],
    ["after=1_'%20or%201=1--", 'after', 'Please open the list again from the start'],
  ])('the filter %s narrows nothing that it should not', async (query, field, message) => {
    const { browser, send, names } = await open();
    await send('Ama');
    const answer = await browser.send('GET', `${list}?${query}`);
    if (field === '') expect(answer.statusCode).toBe(200);
    else expect(answer.json()).toMatchObject({ status: 422, errors: [{ field, message }] });
    expect(await names()).toEqual(['Ama']);
  });

  test('show which of their messages were sent, are waiting, or were given up and why', async () => {
    const { browser, send, database, time } = await open();
    const id = await send('Ama');
    const bot = await send('Bot', { website: 'x' });
    const messages = async (of: string) =>
      leadRecordSchema.parse((await browser.send('GET', `${list}/${of}`)).json()).messages;
    const outbox = database.updateTable('outbox').where('subject_id', '=', id);
    await outbox
      .where('template', '=', 'demo-request-to-sales')
      .set({ sent_at: time.now, next_attempt_at: null })
      .execute();
    await outbox
      .where('template', '=', 'demo-request-to-visitor')
      .set({ failed_at: time.now, next_attempt_at: null, last_error: '550 no such mailbox' })
      .execute();
    const at = '2026-11-02T09:00:00.000Z';
    expect(await messages(id)).toEqual([
      { to: 'company', state: 'sent', at, problem: null },
      { to: 'visitor', state: 'failed', at, problem: '550 no such mailbox' },
    ]);
    expect(await messages(bot)).toEqual([{ to: 'company', state: 'waiting', at, problem: null }]);
  });
});
