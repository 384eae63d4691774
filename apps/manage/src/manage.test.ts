import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { addBusiness, findAccountByEmail } from '@accounting-site/server/accounts/accounts.repository';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { databaseKinds, freshPlace } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { manageFor } from './testing/manage-for.ts';

const addAma = ['user', 'add', 'Ama@Adom.example', '--role', 'owner', '--business', 'Adom Provisions'];

describe.each(databaseKinds)('the manage command on %s', (on) => {
  test('adds a user who can then sign in', async () => {
    const { app, database, manage, said } = await manageFor(on);
    expect(await manage([...addAma, '--password-stdin'], 'a long enough one\n')).toBe(0);
    expect(said).toEqual(['ama@adom.example can sign in now.']);
    const answer = await openBrowser(app).login({ email: 'ama@adom.example', password: 'a long enough one' });
    expect(answer.json()).toMatchObject({ user: { email: 'ama@adom.example', role: 'owner' } });
    const event = database.selectFrom('audit_events').select('detail').where('event', '=', 'account added');
    expect(await event.execute()).toEqual([{ detail: 'owner' }]);
  });

  test('asks for the id when several businesses have the same name', async () => {
    const { manage, said, database, businessId, time } = await manageFor(on);
    await addBusiness(database, { name: 'Adom Provisions', now: time.now + 1 });
    expect(await manage([...addAma, '--password-stdin'], 'a long enough one')).toBe(1);
    expect(said[0]).toMatch('There are 2 businesses of this name. Add --business-id:');
    expect(said[0]).toMatch(`${businessId}  2026-11-02  owner@adom.example`);
    const chosen = [...addAma, '--business-id', businessId, '--password-stdin'];
    expect(await manage(chosen, 'a long enough one')).toBe(0);
    const account = await findAccountByEmail(database, 'ama@adom.example');
    expect(account?.business_id).toBe(businessId);
  });

  test('adds everyone with the same business name to one business', async () => {
    const { manage, said } = await manageFor(on);
    await manage([...addAma, '--password-stdin'], 'a long enough one');
    said.length = 0;
    expect(await manage(['user', 'list'])).toBe(0);
    expect(said[0]?.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Email', 'Role', 'Business', 'Since', 'Plan', 'Trial ends', 'State'],
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
    ['an invalid address', addAma.with(2, 'ama'), 'ama is not an email address.'],
    [
      'a role that does not exist',
      addAma.with(4, 'stuff'),
      "There is no role 'stuff'. The roles are owner, accountant, staff, editor, admin.",
    ],
    ['no business', addAma.slice(0, 5), 'Add --business, for example: --business "Adom Provisions"'],
    ['an unknown option', [...addAma, '--admin'], "Unknown option '--admin'"],
  ])('refuses %s and says what to type', async (_what, words, message) => {
    const { manage, said } = await manageFor(on);
    expect(await manage([...words, '--password-stdin'], 'a long enough one')).toBe(1);
    expect(said[0]).toMatch(message);
    expect(said[0]).toMatch('Usage: npm run manage -- user add EMAIL');
  });
});

describe('the manage command', () => {
  test('refuses a password that is too short or easy to guess, or that is on the command line', async () => {
    const { manage, said } = await manageFor('SQLite');
    expect(await manage([...addAma, '--password-stdin'], 'short\n')).toBe(1);
    expect(await manage([...addAma, '--password-stdin'], 'password1234\n')).toBe(1);
    expect(await manage([...addAma, '--password-stdin'], 'Adom-provisions 9\n')).toBe(1);
    expect(await manage([...addAma, '--password', 'a long enough one'])).toBe(1);
    expect(await manage(addAma, 'a long enough one')).toBe(1);
    expect(said.map((text) => text.split('\n')[0])).toEqual([
      'The password on standard input needs 12 characters or more.',
      'This password is common or was leaked from another website. Please choose another.',
      'This password contains your name, email address or business. Please choose another.',
      expect.stringMatching("Unknown option '--password'"),
      'Add --password-stdin and pass the password on standard input.',
    ]);
  });

  test('lists its commands without arguments and for an unknown command', async () => {
    const { manage, said } = await manageFor('SQLite');
    expect(await manage([])).toBe(0);
    expect(await manage(['user', 'list', '--help'])).toBe(0);
    expect(await manage(['user', 'remove'])).toBe(2);
    expect(said[0]).toMatch('npm run manage -- user add EMAIL');
    expect(said[1]).toMatch('Lists everyone who has an account');
    expect(said[2]).toMatch("There is no command 'user remove'.");
  });

  test('works in a process of its own', async () => {
    const { dataDir } = await freshPlace('SQLite');
    const program = new URL('./manage.ts', import.meta.url).pathname;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, 'user', 'list'], {
      env,
    });
    expect(stdout).toBe('There are no accounts yet. Add one with: user add\n');
    expect(stderr).toContain(`There was no database in ${dataDir}. This is a new one.`);
    const again = await promisify(execFile)(process.execPath, [program, 'user', 'list'], { env });
    expect(again.stderr).toBe('');
  });

  test('says nothing when the reader of its list stops early', async () => {
    const program = new URL('./manage.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [program, 'help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said).toBe('');
  });
});
