import { readLegalText } from '@accounting-site/content/files/legal';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import {
  demoRequestFields,
  optionalDemoRequestFieldNames,
} from '@accounting-site/contract/forms/demo-request-fields';
import { day } from '@accounting-site/server/clock';
import { sendJson } from '@accounting-site/server/testing/app/send-form';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const privacyVersion = readLegalText('privacy').data.updated;
const headings = Object.values(demoRequestFields)
  .filter(({ kind }) => kind !== 'textarea')
  .map(({ heading }) => heading);
const columns = (table: string) => table.split('\n').map((line) => line.split(/ {2,}/));

describe.each(databaseKinds)('leads at the command line on %s', (on) => {
  const open = async () => {
    const test = await manageFor(on);
    const send = async (name: string, more: object = {}): Promise<string> => {
      const request = { name, email: `${name.toLowerCase()}@shop.example`, ...more };
      const answer = await sendJson(test.app, '/api/site/demo-requests', request);
      expect(answer.statusCode).toBe(201);
      return answer.json().id;
    };
    return { ...test, send };
  };

  test('are listed as a table, latest first', async () => {
    const { tell, send, time } = await open();
    expect(await tell('leads', 'list')).toBe('There are no leads yet.');
    const ama = await send('Ama', { company: 'Shop, Tema', phone: '024 123 4567', plan: 'starter' });
    time.now += day;
    const bot = await send('Bot', { company: 'Spam', phone: '0555 555 555', website: 'x', plan: 'annually' });
    expect(columns(await tell('leads', 'list'))).toEqual([
      ['Received (UTC)', 'Kind', 'Stage', ...headings, 'Plan', 'ID'],
      ['2026-11-03 09:00', 'demo', 'new', 'Bot', 'bot@shop.example', 'Spam', '0555 555 555', 'annually', bot],
      [
        '2026-11-02 09:00',
        'demo',
        'new',
        'Ama',
        'ama@shop.example',
        'Shop, Tema',
        '024 123 4567',
        'starter',
        ama,
      ],
    ]);
  });

  test('are listed as JSON and CSV, with all fields', async () => {
    const { manage, tell, said, send } = await open();
    expect(await tell('leads', 'list', '--csv')).toMatch(
      /^\uFEFF"received","id","kind","stage","lost_reason","name","email","company"/,
    );
    const sent = { company: '=cmd|x', phone: '0241234567', message: 'Hello\nthere' };
    const id = await send('Ama', sent);
    expect(JSON.parse(await tell('leads', 'list', '--json'))).toEqual({
      received: '2026-11-02T09:00:00.000Z',
      id,
      kind: 'demo',
      stage: 'new',
      lost_reason: '',
      ...recordOf(optionalDemoRequestFieldNames, () => ''),
      name: 'Ama',
      email: 'ama@shop.example',
      company: '=cmd|x',
      phone: '0241234567',
      message: 'Hello\nthere',
      best_time: '',
      plan: '',
      suspected: false,
      next_step: '',
      due: '2026-11-03T09:00:00.000Z',
      answered: '',
      contacted: '',
      ...{ source: '', medium: '', campaign: '', referrer: '', first_page: '', page: '', button: '' },
      ...{ phone_number: '+233241234567', owner: '', privacy_version: privacyVersion },
    });
    const csv = await tell('leads', 'list', '--csv');
    expect(csv).toContain(
      `,"${id}","demo","new","","Ama","ama@shop.example","'=cmd|x","+233 24 123 4567","Hello\nthere","","","false",`,
    );
    expect(await manage(['leads', 'list', '--csv', '--json'])).toBe(1);
    expect(said.at(-1)).toMatch('Choose --json or --csv, not both.');
  });

  test('are filtered by day and stage, and can be marked as contacted', async () => {
    const { tell, send, time } = await open();
    const first = await send('First');
    time.now += day;
    await send('Second');
    await send('Bot', { website: 'x' });
    const names = async (...options: string[]) =>
      columns(await tell('leads', 'list', ...options))
        .slice(1)
        .map(([, , , name]) => name)
        .sort();
    expect(await names('--since', '2026-11-03')).toEqual(['Bot', 'Second']);
    expect(await names('--stage', 'open')).toEqual(['First', 'Second']);
    expect(await tell('leads', 'done', first)).toBe('Noted as contacted.');
    expect(await names('--stage', 'open')).toEqual(['First', 'Second']);
    expect(await names('--stage', 'contacted')).toEqual(['First']);
    expect(await names('--stage', 'suspected')).toEqual(['Bot']);
    expect(await tell('leads', 'list', '--since', '2030-01-01')).toBe('There is no such lead.');
    expect(await tell('leads', 'show', first)).toMatch(/Answered \(UTC\) {4}2026-11-03 09:00/);
  });

  test('are shown individually, with the message', async () => {
    const { tell, send } = await open();
    const id = await send('Ama', { message: 'Hello\nthere', plan: 'self-hosted' });
    expect((await tell('leads', 'show', id)).split('\n')).toEqual([
      'Received (UTC)    2026-11-02 09:00',
      'Kind              self-hosting',
      'Stage             new',
      'Name              Ama',
      'Email             ama@shop.example',
      'Plan              self-hosted',
      'Due (UTC)         2026-11-03 09:00',
      `Privacy version   ${privacyVersion}`,
      '',
      'Hello',
      'there',
    ]);
  });

  test.each([
    [['list', '--since', 'yesterday'], '--since takes a day, like 2026-11-01.'],
    [['list', '--since', '2026-13-01'], '--since takes a day, like 2026-11-01.'],
    [
      ['list', '--stage', 'answered'],
      '--stage takes one of: open, suspected, new, contacted, demo held, won, lost.',
    ],
    [['show'], 'Name the ID of one lead.'],
    [['show', 'nobody'], 'There is no lead nobody.'],
    [['done', 'nobody'], 'There is no lead nobody.'],
    [['done', 'one', 'two'], 'Name the ID of one lead.'],
  ])('%j says what to type', async (words, message) => {
    const { manage, said } = await open();
    expect(await manage(['leads', ...words])).toBe(1);
    expect(said[0]).toMatch(message);
  });
});
