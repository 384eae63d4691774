import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { day } from '../../../../clock.ts';
import { buildTestApp } from '../../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../../testing/app/send-form.ts';
import { type DatabaseKind, databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';
import { leadColumns } from '../lead-record.ts';

const list = '/api/site/staff/leads';

const open = async (on: DatabaseKind) => {
  const test = await buildTestApp({ on });
  const browser = await signInAs(test, 'staff');
  const send = async (name: string, more: object = {}): Promise<string> => {
    const request = { name, email: `${name.toLowerCase()}@shop.example`, ...more };
    return (await sendJson(test.app, '/api/site/demo-requests', request)).json().id;
  };
  const rows = async (query: string): Promise<Record<string, string>[]> => {
    const { body } = await browser.send('GET', `${list}.csv${query}`);
    return parse(body, { bom: true, columns: true });
  };
  return { ...test, browser, send, rows };
};

describe.each(databaseKinds)('the CSV file of leads on %s', (on) => {
  test('is a download of quoted cells that no spreadsheet runs', async () => {
    const { browser, send, rows } = await open(on);
    const id = await send('Ama', {
      company: '=cmd|x',
      message: 'Hello\n"there"',
      phone: '+233-24-123-4567',
      source: '@SUM(A1)',
    });
    const answer = await browser.send('GET', `${list}.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="leads-2026-11-02.csv"');
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [headings] = answer.rawPayload.subarray(3).toString().split('\r\n');
    expect(headings).toBe(leadColumns.map((name) => `"${name}"`).join(','));
    expect(await rows('')).toEqual([
      expect.objectContaining({
        received: '2026-11-02T09:00:00.000Z',
        id,
        kind: 'demo',
        stage: 'new',
        company: "'=cmd|x",
        phone: '+233 24 123 4567',
        phone_number: '+233241234567',
        message: 'Hello\n"there"',
        source: "'@SUM(A1)",
        due: '2026-11-03T09:00:00.000Z',
      }),
    ]);
  });

  test('contains exactly the rows of the list, in the same order, even if read in several parts', async () => {
    const { database, browser, send, rows, time } = await open(on);
    await send('Today');
    const many = Array.from({ length: 1100 }, (_, index) => ({
      id: `id-${index}`,
      received_at: time.now - day,
      // Only three times, so that parts end between rows with the same time.
      due_at: time.now + (index % 3) * day,
      stage: index % 11 === 0 ? ('won' as const) : ('new' as const),
      ...{ name: '@N', email: 'n@shop.example', company: '', phone: '', message: '', suspected: 0 },
      ...{ idempotency_key: null, search_text: '@n' },
    }));
    await database.insertInto('demo_requests').values(many).execute();
    for (const [query, expected] of [
      ['?until=2026-11-01', 1100],
      ['?until=2026-11-01&stage=open', 1000],
      ['?stage=won&text=@N', 100],
    ] as const) {
      const exported = await rows(query);
      const listed: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const after = next === '' ? '' : `&after=${next}`;
        const page: { leads: { id: string }[]; next: string | null } = (
          await browser.send('GET', `${list}${query}${after}`)
        ).json();
        listed.push(...page.leads.map(({ id }) => id));
        next = page.next;
      }
      expect(exported).toHaveLength(expected);
      expect(exported.map(({ id }) => id)).toEqual(listed);
      expect(exported.every(({ name }) => name === "'@N")).toBe(true);
    }
  });
});

test('a CSV file of leads is finished although PostgreSQL refused parts of it, and four are read at the same time', async () => {
  const { database, browser, send } = await open('PostgreSQL');
  await send('Ama');
  await database.schema.alterTable('demo_requests').renameTo('away').execute();
  const files = Array.from({ length: 5 }, () => browser.send('GET', `${list}.csv`));
  expect((await Promise.race(files)).statusCode).toBe(503);
  await database.schema.alterTable('away').renameTo('demo_requests').execute();
  const read = await Promise.all(files);
  expect(read.filter(({ statusCode, body }) => statusCode === 200 && body.includes('"Ama"'))).toHaveLength(4);
});
