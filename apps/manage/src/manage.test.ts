import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openBrowser } from '@accounting-site/server/testing/browser';
import { buildTestApp } from '@accounting-site/server/testing/build-test-app';
import { databaseKinds, freshPlace } from '@accounting-site/server/testing/fresh-database';
import { sendJson } from '@accounting-site/server/testing/send-form';
import { describe, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const addAma = ['user', 'add', 'Ama@Adom.example', '--role', 'owner', '--business', 'Adom Provisions'];

async function manageFor(on: (typeof databaseKinds)[number]) {
  const { app, database, time } = await buildTestApp({ on });
  const said: string[] = [];
  const manage = (words: string[], input = '') =>
    runCommand(words, {
      print: (text) => void said.push(text),
      complain: (text) => void said.push(text),
      readStandardInput: async () => input,
      withDatabase: (work) => work({ database, now: time.now }),
    });
  return { app, manage, said };
}

describe.each(databaseKinds)('the manage command on %s', (on) => {
  test('adds someone who can then sign in', async () => {
    const { app, manage, said } = await manageFor(on);
    expect(await manage([...addAma, '--password-stdin'], 'a long enough one\n')).toBe(0);
    expect(said).toEqual(['ama@adom.example can sign in now.']);
    const answer = await openBrowser(app).login({ email: 'ama@adom.example', password: 'a long enough one' });
    expect(answer.json()).toMatchObject({ user: { email: 'ama@adom.example', role: 'owner' } });
  });

  test('puts everyone who names the same business into it', async () => {
    const { manage, said } = await manageFor(on);
    await manage([...addAma, '--password-stdin'], 'a long enough one');
    said.length = 0;
    expect(await manage(['user', 'list'])).toBe(0);
    expect(said[0]?.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['E-mail', 'Role', 'Business', 'Since'],
      ['ama@adom.example', 'owner', 'Adom Provisions', '2026-11-02'],
      ['owner@adom.example', 'owner', 'Adom Provisions', '2026-11-02'],
    ]);
  });

  test.each([
    [
      'an address that is taken',
      addAma.with(2, 'OWNER@adom.example'),
      'owner@adom.example has an account already.',
    ],
    ['an address that is none', addAma.with(2, 'ama'), 'ama is not an e-mail address.'],
    ['a role of digits', addAma.with(4, '7'), '--role takes letters, like owner or accountant.'],
    ['no business', addAma.slice(0, 5), 'Add --business, for example: --business "Adom Provisions"'],
    ['an unknown option', [...addAma, '--admin'], "Unknown option '--admin'"],
  ])('refuses %s and says what to type', async (_what, words, message) => {
    const { manage, said } = await manageFor(on);
    expect(await manage([...words, '--password-stdin'], 'a long enough one')).toBe(1);
    expect(said[0]).toMatch(message);
    expect(said[0]).toMatch('Usage: npm run manage -- user add EMAIL');
  });
});

describe.each(databaseKinds)('the list of demo requests on %s', (on) => {
  test('can be read by people, programs and spreadsheets', async () => {
    const { app, manage, said } = await manageFor(on);
    expect(await manage(['demo-requests', 'list'])).toBe(0);
    const request = { name: 'Ama', email: 'ama@shop.example', company: 'Shop, Tema', website: 'x' };
    expect((await sendJson(app, '/api/site/demo-requests', request)).statusCode).toBe(201);
    expect(await manage(['demo-requests', 'list'])).toBe(0);
    expect(await manage(['demo-requests', 'list', '--json'])).toBe(0);
    expect(await manage(['demo-requests', 'list', '--csv'])).toBe(0);
    expect(await manage(['demo-requests', 'list', '--csv', '--json'])).toBe(1);
    const [empty, table, json, csv, both] = said;
    expect(empty).toBe('Nobody has asked for a demo yet.');
    expect(table?.split('\n')[1]).toMatch(
      /^2026-11-02 09:00 {2}Ama {3}ama@shop.example {2}Shop, Tema .*suspected$/,
    );
    expect(JSON.parse(json ?? '')).toMatchObject({
      name: 'Ama',
      received: '2026-11-02T09:00:00.000Z',
      suspected: true,
    });
    expect(csv).toContain('2026-11-02T09:00:00.000Z,Ama,ama@shop.example,"Shop, Tema",,,true');
    expect(both).toMatch('Choose --json or --csv, not both.');
  });
});

describe('the manage command', () => {
  test('refuses a password that is too short, and one on the command line', async () => {
    const { manage, said } = await manageFor('SQLite');
    expect(await manage([...addAma, '--password-stdin'], 'short\n')).toBe(1);
    expect(await manage([...addAma, '--password', 'a long enough one'])).toBe(1);
    expect(await manage(addAma, 'a long enough one')).toBe(1);
    expect(said.map((text) => text.split('\n')[0])).toEqual([
      'The password on standard input needs 12 characters or more.',
      expect.stringMatching("Unknown option '--password'"),
      'Add --password-stdin and pass the password on standard input.',
    ]);
  });

  test('lists its commands when it is given none, and says so when it does not know one', async () => {
    const { manage, said } = await manageFor('SQLite');
    expect(await manage([])).toBe(0);
    expect(await manage(['user', 'list', '--help'])).toBe(0);
    expect(await manage(['user', 'remove'])).toBe(2);
    expect(said[0]).toMatch('npm run manage -- user add EMAIL');
    expect(said[1]).toMatch('Lists everyone who can sign in.');
    expect(said[2]).toMatch("There is no command 'user remove'.");
  });

  test('works as a process of its own', async () => {
    const { dataDir } = await freshPlace('SQLite');
    const program = new URL('./manage.ts', import.meta.url).pathname;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test' };
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'user', 'list'], { env });
    expect(stdout).toBe('Nobody can sign in yet. Add someone with: user add\n');
  });
});
