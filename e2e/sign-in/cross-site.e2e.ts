import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath } from '@accounting-site/contract/endpoints/endpoints';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { dumpDatabase } from '../../apps/server/src/testing/database/dump-database.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import {
  attackFrom,
  changingCalls,
  readFrom,
  readingCalls,
  type Target,
} from '../support/cross-site-attacks.ts';
import { type ForeignSite, startForeignSite } from '../support/foreign-site.ts';
import { type Account, type ServerProcess, startServer } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// This file has its own server, so that the stored data changes only through these tests.
test.describe.configure({ mode: 'default' });

let folder: string;
let site: ServerProcess;
let account: Account;
let foreign: ForeignSite;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attacked-site-'));
  const environment = { PORT: `${await findFreePort()}`, DATA_DIR: folder, SITE_DIR: builtSite };
  site = await startServer({ ...environment, LOG_LEVEL: 'info' });
  account = await site.addAccount({});
  foreign = await startForeignSite();
});

test.afterAll(async () => {
  await Promise.all([site.stop(), foreign.close()]);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Tables of the metrics that our own pages report. They are stored once a minute, at any time during a test.
 */
const tallies = new Set(['vitals', 'browser_errors']);

/** All data of the server, by table. */
async function readStored(): Promise<Record<string, unknown>> {
  const database = openDatabase({ databaseUrl: undefined, dataDir: folder });
  const stored = await dumpDatabase(database);
  await database.destroy();
  return Object.fromEntries([...stored].filter(([table]) => !tallies.has(table)));
}

/** The responses to requests since a position in the log, by method and status, with their paths. */
function readAnswers(from: number) {
  const lines = site.output().slice(from).split('\n');
  const calls = lines.flatMap((line) => {
    const [, method, path = '', status] =
      /"method":"(\w+)","path":"([^"]*)".*"status":(\d+)/.exec(line) ?? [];
    return path.startsWith('/api/') ? [{ path, answer: `${method} ${status}` }] : [];
  });
  const paths = new Set(calls.map(({ path }) => path));
  return { count: calls.length, paths, answers: new Set(calls.map(({ answer }) => answer)) };
}

const places = [
  // Its requests have the visitor's cookies: only their origin distinguishes them from ours.
  ['a neighbour on another port', () => foreign.neighbour],
  ['another site that hides its origin', () => `${foreign.stranger}/silent`],
] as const;

for (const [who, place] of places) {
  test(`${who} changes and reads nothing of a signed-in user`, async ({ page }) => {
    // Our own pages report no metrics meanwhile, so that every request is the attacker's.
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    // The header counts low stock, a request that the server counts in turn.
    const counted = page.waitForResponse(site.url + appHostPath(appHostEndpoints.listInventory));
    await signIn(page, account, { site: site.url });
    await (await counted).finished();
    await page.goto(`${site.url}/robots.txt`);
    const attacker = await page.context().newPage();
    await attacker.goto(place());
    const before = await readStored();
    const from = site.output().length;

    expect(changingCalls.length).toBeGreaterThan(30);
    expect(await attackFrom(attacker, site.url, changingCalls)).toEqual([]);
    expect(await readFrom(attacker, site.url, readingCalls)).toEqual([]);

    expect(await readStored()).toEqual(before);
    const { paths, answers } = readAnswers(from);
    // The requests arrived, and the server refused them. For a method without a route, the log has the routes
    // that exist.
    const hasArrived = ({ pattern }: Target) => paths.has(pattern) || paths.has(pattern.replace(/:.*/, '…'));
    expect(changingCalls.filter((call) => !hasArrived(call))).toEqual([]);
    expect(answers).toContain('POST 403');
    const taken = [...answers].filter((answer) => /^(POST|PUT|DELETE) (?!403)/.test(answer));
    expect(taken).toEqual([]);

    await page.goto(`${site.url}/account`);
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
    await page.reload();
    await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible();
  });
}

test('top-level form submissions of another site are refused', async ({ page }) => {
  const forms = changingCalls.filter(({ path }) => /demo-requests$|register$|forgot-password$/.test(path));
  expect(forms.length).toBe(3);
  for (const { path, body } of forms) {
    const before = await readStored();
    await page.goto(foreign.stranger);
    const answered = page.waitForResponse(site.url + path);
    const shown = page.waitForURL(site.url + path);
    await page.evaluate(
      ({ url, body }) => {
        const form = Object.assign(document.createElement('form'), { action: url, method: 'post' });
        for (const [name, value] of Object.entries(body)) {
          form.append(Object.assign(document.createElement('input'), { name, value: String(value) }));
        }
        document.body.append(form);
        form.submit();
      },
      { url: site.url + path, body },
    );
    expect((await answered).status()).toBe(403);
    await shown;
    expect(await readStored()).toEqual(before);
  }
});

test('the same requests from our own page succeed, so the attacks are realistic', async ({ page }) => {
  const before = await readStored();
  const request = changingCalls.filter(({ path }) => path === '/api/site/demo-requests');
  await page.goto(`${site.url}/about`);
  const heard = await attackFrom(page, site.url, request);
  expect(heard).toContain('POST /api/site/demo-requests as JSON: 201');
  expect(await readStored()).not.toEqual(before);
});

test('another site can neither frame a page nor keep a reference to its window', async ({ page }) => {
  await signIn(page, account, { site: site.url });
  for (const place of [foreign.neighbour, foreign.stranger]) {
    await page.goto(place);
    const framed = page.waitForResponse(`${site.url}/account`);
    await page.evaluate((address) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
    }, `${site.url}/account`);
    await framed;
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');

    const opening = page.waitForEvent('popup');
    await page.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) });
    }, `${site.url}/account`);
    const opened = await opening;
    await expect(opened.getByRole('banner')).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    const isGone = () => page.evaluate(() => (window as { opened?: Window }).opened?.closed);
    await expect.poll(isGone).toBe(true);
    await opened.close();
  }
});
