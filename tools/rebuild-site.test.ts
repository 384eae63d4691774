import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root } from './run-command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rebuild-site-'));
  for (const name of ['content', 'changed', 'broken'])
    cpSync(join(root, 'content'), join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = {
  PATH: process.env.PATH,
  SITE_URL: 'https://www.example.com',
  SOURCE_COMMIT: 'abcdef0',
  BROTLI_QUALITY: '5',
};

const rebuild = (content: string, from: string, out: string, variables = {}) =>
  promisify(execFile)(
    process.execPath,
    [
      join(root, 'tools/rebuild-site.ts'),
      ...['--content', join(folder, content), '--from', join(folder, from), '--out', join(folder, out)],
    ],
    { cwd: folder, env: { ...environment, SITE_CACHE_DIR: join(folder, 'cache'), ...variables } },
  ).catch((error: { code: number; stderr: string }) => error);

function change(file: string, from: string | RegExp, to: string) {
  const path = join(folder, 'changed', file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

/** The hash of each file by its path. */
const filesOf = (site: string) =>
  Object.fromEntries(
    globSync('**/*', { cwd: join(folder, site) })
      .filter((path) => statSync(join(folder, site, path)).isFile())
      .sort()
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, site, path)))
          .digest('hex'),
      ]),
  );

// Builds five sites, two of them from nothing.
const patience = 600_000;

test(
  'a site that is built from another one is the same as one that is built from nothing',
  async () => {
    // Texts of a page, of every page, of a form, of the service worker, of a picture for sharing; a price.
    change('en/pages/home.yaml', 'The books are done.', 'The books are right.');
    change('contact.yaml', '+233302000000', '+233302000001');
    change('contact.yaml', '+233 30 200 0000', '+233 30 200 0001');
    change('en/pages/call-me.yaml', 'name: Full name', 'name: Your name');
    change('en/pages/offline.yaml', 'close: Close', 'close: Done');
    change('en/pages/pricing.yaml', 'title: Accounting software prices', 'title: Software prices');
    change('plans.yaml', 'price: 500', 'price: 520');
    // A real webinar that is over.
    change('webinars.yaml', /sample: true(\n.*From your first sale)/, 'sample: false$1');
    change(
      'webinars.yaml',
      'every_weeks: 2\n    time: "10:00"',
      'every_weeks: 2\n    last_date: 2026-01-06\n    time: "10:00"',
    );
    cpSync(
      join(folder, 'changed/en/help/create-invoice.md'),
      join(folder, 'changed/en/help/second-invoice.md'),
    );
    cpSync(join(folder, 'changed'), join(folder, 'once'), { recursive: true });
    // A second change uses what both builds before computed.
    change('en/pages/home.yaml', 'The books are right.', 'The books are ready.');
    change('contact.yaml', '+233302000001', '+233302000002');
    change('en/pages/call-me.yaml', 'name: Your name', 'name: Name');

    // Another folder of bundles has neither the bundle nor the pictures.
    const SITE_BUNDLES = `dist-bundles-${process.pid}`;
    onTestFinished(() => rmSync(join(root, 'apps/site', SITE_BUNDLES), { recursive: true, force: true }));
    const fromNothing = rebuild('changed', 'none', 'clean', { SITE_BUNDLES });
    expect(await rebuild('content', 'none', 'before')).toMatchObject({ stderr: '' });
    expect(await rebuild('once', 'before', 'first')).toMatchObject({ stderr: '' });
    expect(await rebuild('changed', 'first', 'second')).toMatchObject({ stderr: '' });
    expect(await fromNothing).toMatchObject({ stderr: '' });
    const [before, first, second, clean] = ['before', 'first', 'second', 'clean'].map(filesOf);
    expect(second).toEqual(clean);
    const ended = readFileSync(join(folder, 'clean/resources/webinars/first-report.html'), 'utf8');
    expect(ended).toContain('noindex');
    expect(first).not.toEqual(before);
    expect(first).not.toEqual(second);

    // A third one takes both changes back.
    expect(await rebuild('content', 'second', 'third')).toMatchObject({ stderr: '' });
    expect(filesOf('third')).toEqual(before);
  },
  patience,
);

test('problems of the content are one line of JSON each, and nothing is built', async () => {
  appendFileSync(join(folder, 'broken/plans.yaml'), 'oops: 1\n');
  appendFileSync(join(folder, 'broken/hours.yaml'), 'oops: 1\n');
  const { code, stderr } = (await rebuild('broken', 'none', 'never')) as { code: number; stderr: string };
  expect(code).toBe(2);
  const problems = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(problems).toMatchObject([
    { file: 'hours.yaml', line: expect.any(Number), field: 'oops', message: expect.any(String) },
    { file: 'plans.yaml', line: expect.any(Number), field: 'oops', message: expect.any(String) },
  ]);
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

test('a folder that exists is not overwritten', async () => {
  expect(await rebuild('content', 'none', 'content')).toMatchObject({ code: 1 });
});
