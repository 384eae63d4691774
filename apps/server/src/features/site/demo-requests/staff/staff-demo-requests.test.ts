import { staffDemoRequestsAnswerSchema } from '@accounting-site/contract/staff-demo-requests';
import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../../clock.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { databaseKinds } from '../../../../testing/fresh-database.ts';
import { sendJson } from '../../../../testing/send-form.ts';
import { signInAs } from '../../../../testing/sign-in-as.ts';

const list = '/api/site/staff/demo-requests';

describe.each(databaseKinds)('the demo requests that staff see on %s', (on) => {
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
      return staffDemoRequestsAnswerSchema.parse(answer.json());
    };
    const names = async (query = '') => (await read(query)).requests.map(({ name }) => name);
    const note = (id: string, answered: unknown) =>
      browser.send('PUT', `${list}/${id}/answered`, { answered });
    return { ...test, browser, send, read, names, note };
  };

  test('are listed with all fields, and with a number to dial', async () => {
    const { send, read } = await open();
    const message = '<script>alert(1)</script>\nWe sell rice & oil.';
    const id = await send('Ama', { company: 'Adom', phone: '024 123 4567', plan: 'annually', message });
    expect(await read()).toEqual({
      requests: [
        {
          id,
          receivedAt: '2026-11-02T09:00:00.000Z',
          status: 'open',
          name: 'Ama',
          email: 'ama@shop.example',
          company: 'Adom',
          phone: '024 123 4567',
          phoneDigits: '233241234567',
          message,
          plan: 'annually',
          suspected: false,
          answeredAt: null,
          messages: ['company', 'visitor'].map((to) => ({
            to,
            state: 'waiting',
            at: '2026-11-02T09:00:00.000Z',
            problem: null,
          })),
        },
      ],
      next: null,
    });
  });

  test('are sorted by time, latest first, in pages that a new request does not shift', async () => {
    const { database, read, send } = await open();
    const at = Date.UTC(2026, 10, 1);
    // Three share each time, so that a page ends between two with the same time.
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `id-${String(index).padStart(2, '0')}`,
      received_at: at - Math.floor(index / 3) * minute,
      ...{ name: `N${index}`, email: 'n@shop.example', company: '', phone: '', message: '', suspected: 0 },
      idempotency_key: null,
    }));
    await database.insertInto('demo_requests').values(rows.toReversed()).execute();
    const seen: string[] = [];
    let query = '';
    const sizes: number[] = [];
    do {
      const { requests, next } = await read(query);
      sizes.push(requests.length);
      seen.push(...requests.map(({ id }) => id));
      query = next === null ? '' : `?after=${next}`;
      await send(`Late${sizes.length}`);
    } while (query !== '');
    expect(sizes).toEqual([25, 25, 10]);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('can be filtered by status and by day, both days included', async () => {
    const { browser, send, names, note, time } = await open();
    const first = await send('First');
    time.now += day;
    await send('Second');
    await send('Bot', { website: 'x' });
    time.now += day;
    await browser.login({ email: 'staff@sikabooks.example' });
    await note(first, true);
    expect((await names('?status=open')).sort()).toEqual(['Second']);
    expect(await names('?status=answered')).toEqual(['First']);
    expect(await names('?status=suspected')).toEqual(['Bot']);
    expect((await names('?since=2026-11-03')).sort()).toEqual(['Bot', 'Second']);
    expect(await names('?until=2026-11-02')).toEqual(['First']);
    expect(await names('?since=2026-11-02&until=2026-11-02&status=open')).toEqual([]);
  });

  test('can be marked as answered, which can be undone', async () => {
    const { send, note, read, time } = await open();
    const id = await send('Ama');
    time.now += minute;
    const noted = await note(id, true);
    expect(noted.json()).toMatchObject({ id, status: 'answered', answeredAt: '2026-11-02T09:01:00.000Z' });
    time.now += minute;
    expect((await note(id, true)).json()).toMatchObject({ answeredAt: '2026-11-02T09:01:00.000Z' });
    expect((await note(id, false)).json()).toMatchObject({ status: 'open', answeredAt: null });
    expect((await read()).requests).toMatchObject([{ status: 'open', answeredAt: null }]);
  });

  test('that are unknown, or with an invalid value, are refused', async () => {
    const { send, note } = await open();
    const id = await send('Ama');
    const unknown = await note('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', true);
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'There is no such demo request']);
    expect((await note('x'.repeat(65), true)).statusCode).toBe(422);
    for (const odd of ['%00', "x'--"]) expect((await note(odd, true)).statusCode).toBe(404);
    for (const odd of ['true', 1, null]) expect((await note(id, odd)).statusCode).toBe(422);
  });

  test.each([
    ["status=open'%20or%20'1'='1", 'status', 'Please choose open, answered or suspected'],
    ['status=open&status=answered', 'status', 'Please choose open, answered or suspected'],
    ['since=2026-02-30', 'since', 'Please enter a day, like 2026-11-01'],
    ['until=2026-11-01;drop%20table%20outbox', 'until', 'Please enter a day, like 2026-11-01'],
    ['since[$gt]=', '', ''],
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

  test('show which of their emails was sent, waits, or was given up and why', async () => {
    const { send, read, database, time } = await open();
    const id = await send('Ama');
    await send('Bot', { website: 'x' });
    const state = async () => {
      const { requests } = await read();
      const messages = requests.find((each) => each.id === id)?.messages ?? [];
      return messages.map(({ to, state, problem }) => [to, state, problem]);
    };
    const outbox = database.updateTable('outbox').where('subject_id', '=', id);
    await outbox
      .where('template', '=', 'demo-request-to-sales')
      .set({ sent_at: time.now, next_attempt_at: null })
      .execute();
    await outbox
      .where('template', '=', 'demo-request-to-visitor')
      .set({ failed_at: time.now, next_attempt_at: null, last_error: '550 no such mailbox' })
      .execute();
    expect(await state()).toEqual([
      ['company', 'sent', null],
      ['visitor', 'failed', '550 no such mailbox'],
    ]);
    const bot = (await read('?status=suspected')).requests[0];
    expect(bot?.messages.map(({ to }) => to)).toEqual(['company']);
  });

  test('can be downloaded as a CSV file of plain text, also when it is read in several parts', async () => {
    const { browser, database, send, time } = await open();
    const id = await send('Ama', { company: '=cmd|x', message: 'Hello\n"there"', phone: '+233 24 123 4567' });
    const answer = await browser.send('GET', `${list}.csv?status=open`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="demo-requests-2026-11-02.csv"');
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.rawPayload.subarray(3).toString()).toBe(
      '"received","id","status","name","email","company","phone","message","plan","suspected","answered"\r\n' +
        `"2026-11-02T09:00:00.000Z","${id}","open","Ama","ama@shop.example","'=cmd|x","+233 24 123 4567",` +
        `"Hello\n""there""","","false",""\r\n`,
    );
    const many = Array.from({ length: 1001 }, (_, index) => ({
      id: `id-${index}`,
      received_at: time.now - day,
      ...{ name: '@N', email: 'n@shop.example', company: '', phone: '', message: '', suspected: 0 },
      idempotency_key: null,
    }));
    await database.insertInto('demo_requests').values(many).execute();
    const lines = (await browser.send('GET', `${list}.csv?until=2026-11-01`)).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1002);
    expect(new Set(lines).size).toBe(1002);
    expect(lines.slice(1).every((line) => line.includes(`,"'@N",`))).toBe(true);
  });
});
