import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addDays, dayOf } from '@accounting-site/content/dates/content-day';
import { changed } from '@accounting-site/content/launch-check/testing/find-in';
import { writeContent } from '@accounting-site/content/launch-check/testing/made-content';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';
import { launchCheck } from './launch-check.ts';

const siteUrl = 'https://www.ntaafo.com.gh';

/** Content made for the test, and the configuration of a server that is ready to launch. */
function prepare(changes: Record<string, string> = {}) {
  const content = writeContent({ ...soon, ...changes });
  const folder = dirname(content);
  const variables = {
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: 'loopback',
    SMTP_URL: 'smtps://ntaafo:secret@mail.ntaafo.com.gh:465',
    MAIL_FROM: 'Ntaafo <hello@ntaafo.com.gh>',
    SALES_EMAIL: 'sales@ntaafo.com.gh',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    // Nothing listens at this address, so a command that uses the database would fail.
    DATABASE_URL: 'postgres://books@127.0.0.1:1/books',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: buildTestSite({ 'index.html': `<link rel="canonical" href="${siteUrl}/">` }),
  };
  return { content, folder, variables };
}

async function check(changes: Record<string, string>, environment: Record<string, string>, json = false) {
  const { content, variables } = prepare(changes);
  const said: string[] = [];
  const surroundings = {
    variables: { ...variables, ...environment },
    now: Date.now(),
    print: (text: string) => void said.push(text),
    ask: async () => '',
  };
  const given = { values: { json }, positionals: [] };
  const status = await withContentFolder(content, () => launchCheck.check(given, surroundings));
  expectNothingIn(variables.DATA_DIR);
  return { status, said: said.join('\n') };
}

const expectNothingIn = (folder: string) => expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);

/** Dates in the ready content have to be close to the day of the test run. */
const today = dayOf(Date.now());
const year = today.slice(0, 4);
const nearby = (file: string, from: string) =>
  changed(
    file,
    from,
    from.replace(/\d{4}-\d\d-\d\d|\d{4}$/, (old) => (old.length === 4 ? year : today)),
  );
const soon: Record<string, string> = {
  ...nearby('plans.yaml', 'dated: 2026-11-01'),
  ...nearby('claims.yaml', 'dated: 2026-11-16'),
  ...nearby('taxes.yaml', 'dated: 2026-11-16'),
  ...nearby('hours.yaml', '  - { day: 2026-12-25'),
  // Every week, on another day of the week than the closed day of today.
  ...changed(
    'webinars.yaml',
    'first_date: 2026-01-06\n    last_date: 2027-06-29\n',
    `first_date: ${addDays(today, 1)}\n`,
  ),
  ...nearby('en/stories/caterer.md', 'published: 2026-11-20'),
  ...nearby('en/legal/terms.md', 'updated: 2026-11-16'),
  ...nearby('en/resources/choose-a-plan.md', 'reviewed: 2026-11-16'),
  'en/help/create-invoice.md': `---\nreviewed: ${today}\nreviewed_by: Ama Owusu\n---\nAs of ${year}, VAT is 15%.`,
};

describe('the launch check', () => {
  test('says that nothing is left to do, ends with 0, and writes nothing', () => {
    const { folder, variables } = prepare();
    const program = new URL('../manage.ts', import.meta.url).pathname;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'launch-check'], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', ...variables },
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch('Nothing is left to do before launch.');
    expect(stdout).toMatch('  Configuration: fine\n  Content that cannot be read: fine\n');
    expect(stdout).toMatch('Good to know\n\n  GOOGLE_CLIENT_ID: Without it');
    expect(stdout).toMatch('  DATABASE_URL: The database does not respond');
    expectNothingIn(variables.DATA_DIR);
  });

  test('lists what is left to do and how, and ends with 1', async () => {
    const plans = { 'plans.yaml': (soon['plans.yaml'] ?? '').replace('percent: 16.7', 'percent: 20') };
    const { status, said } = await check(plans, { SMTP_URL: '' });
    expect(status).toBe(1);
    expect(said).toMatch('Configuration (1)\n\n  SMTP_URL');
    expect(said).toMatch(
      '  content/plans.yaml: yearly_saving_claim_percent\n    The site says that yearly billing saves 20%.',
    );
    expect(said).toMatch('  To do: Write 16.7, or make the yearly price GH₵1,920.');
    expect(said).toMatch('2 things to do before launch.\n  Configuration: 1\n');
  });

  test('writes one JSON object for each finding', async () => {
    const { status, said } = await check({}, { SALES_EMAIL: '' }, true);
    expect(status).toBe(1);
    expect(JSON.parse(said)).toEqual({
      group: 'Configuration',
      where: 'SALES_EMAIL',
      what: 'It is missing. Demo requests go to the contact address of the content, which editors may change.',
      todo: 'Enter the address of the person who answers them, even if it is the same.',
    });
  });

  test('finds the sample content of this site, with each remedy listed once', async () => {
    const { manage, said } = await manageFor('SQLite');
    expect(await manage(['launch-check'])).toBe(1);
    const [text = ''] = said;
    expect(text).toMatch('SITE_URL');
    expect(text).toMatch('Sample entries and placeholders');
    const remedies = text.split('\n').filter((line) => line.startsWith('  To do: '));
    expect(remedies.length).toBeGreaterThan(3);
    expect(new Set(remedies).size).toBe(remedies.length);
    expect(await manage(['launch-check', '--json'])).toBe(1);
    expect(JSON.parse(said.at(-1)?.split('\n')[0] ?? '')).toHaveProperty('todo');
    expect(await manage(['launch-check', 'now'])).toBe(1);
    expect(said.at(-1)).toMatch('launch-check cannot use');
  });
});
