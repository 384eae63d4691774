import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { loadSite } from '../plugins/static-site/load-site.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { sendRaw } from '../testing/app/raw-request.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const numRuns = faultSize(300, 20_000);

const secret = 'nobody may read this';
const files = {
  'index.html': '<title>Home</title>',
  'pricing.html': '<title>Pricing</title>',
  'Help Center.html': '<title>Help center</title>',
  'resources.html': '<title>Resources</title>',
  '404.html': '<title>Page Not Found</title>',
  '_astro/island.C0FFEE.js': 'export default 1',
};

/** A server with a page, and with a secret file inside and outside its folder. */
async function listen() {
  const siteDir = buildTestSite(files);
  writeFileSync(join(siteDir, '..', 'secret.txt'), secret);
  writeFileSync(join(siteDir, 'secret.txt'), secret);
  const { config } = await buildTestApp();
  const site = await loadSite({ ...config, siteDir });
  const { app } = await buildTestApp({ environment: { LOG_LEVEL: 'fatal' }, replace: { site } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (target: string, host = 'www.example.com') =>
    sendRaw(address, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
}

/** Expects a response without secrets and without a redirect to another site. */
async function expectHarmless(ask: Awaited<ReturnType<typeof listen>>, target: string) {
  const { status, headers, body } = await ask(target);
  const names = headers.map(([name]) => name);
  expect([target, status >= 500 || status === 0, body.includes(secret) || /root:.*:0:0/.test(body)]).toEqual([
    target,
    false,
    false,
  ]);
  expect(names).not.toContain('x-evil');
  expect(names.filter((name) => name === 'set-cookie')).toEqual([]);
  for (const [, location] of headers.filter(([name]) => name === 'location')) {
    // Browsers resolve the redirect against this site, and some treat \ as /. Either way it has to stay on
    // this site.
    const leadsTo = new URL(location, 'https://www.example.com');
    expect([target, location, leadsTo.origin]).toEqual([target, location, 'https://www.example.com']);
    expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  }
}

const ups = ['..', '%2e%2e', '.%2e', '%252e%252e', '..;', '%c0%ae%c0%ae', '%u002e%u002e', '....', '.', '%00'];
const slashes = [
  '/',
  '//',
  '%2f',
  '%252f',
  '\\',
  '%5c',
  '%255c',
  '/./',
  '%c0%af',
  '/%00/',
  '\t',
  '%09',
  '%0a',
];
const ends = [
  'secret.txt',
  'etc/passwd',
  'package.json',
  'secret.txt%00.html',
  'secret.txt\0',
  'dist/secret.txt',
  'data/installation.key',
  'pricing',
  '',
];

const traversals = ups.flatMap((up) =>
  slashes.flatMap((slash) => ends.map((end) => `/${`${up}${slash}`.repeat(up === '.' ? 1 : 3)}${end}`)),
);

const elsewhere = [
  '//evil.example',
  '//evil.example/pricing.html',
  '//evil.example/PRICING/',
  '///evil.example/Pricing',
  '/\\evil.example/Pricing',
  '/\\/evil.example/..',
  '\\\\evil.example',
  '/%5cevil.example/%2e%2e/Pricing',
  '/%2f%2fevil.example/../Pricing',
  '/%09/evil.example/',
  '/\t/evil.example',
  '/https:evil.example',
  '/https://evil.example',
  '/Pricing/?next=//evil.example',
  '/Pricing?//evil.example',
  '/.//evil.example',
  '/;//evil.example',
  '/@evil.example',
  '/PRICING/#@evil.example',
  '/pricing/%0d%0ax-evil:1',
  '/PRICING?%0d%0aset-cookie:a=1',
  '/PRICING?a=\u00e9\u560d\u560a',
  '/PRICING?a=<script>',
];
const absolute = [
  'http://evil.example/PRICING/',
  'https://evil.example/',
  'http://evil.example:80@www.example.com/PRICING',
  'http:///PRICING',
  'file:///etc/passwd',
  'http://127.0.0.1/../secret.txt',
  'javascript:alert(1)',
  'www.example.com:443',
  '*',
  '?',
  '',
];

describe('an address', () => {
  test('reaches only files of the build', async () => {
    const ask = await listen();
    expect((await ask('/pricing')).status).toBe(200);
    for (const target of traversals) await expectHarmless(ask, target);
    for (const target of ['/secret.txt', '/site-manifest.json', '/.env', '/.git/config', '/404.html']) {
      expect([target, (await ask(target)).status]).toEqual([target, 404]);
    }
  });

  test('redirects to no other site', async () => {
    const ask = await listen();
    expect((await ask('/PRICING/')).headers).toContainEqual(['location', '/pricing']);
    for (const target of [...elsewhere, ...absolute]) await expectHarmless(ask, target);
  });

  test(
    'that combines all of these is just as harmless',
    async () => {
      const ask = await listen();
      const parts = [
        ...ups,
        ...slashes,
        ...ends,
        ...elsewhere,
        'PRICING',
        'Help%20center',
        'https:',
        '?',
        '#',
        '%',
      ];
      const target = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((all) => `/${all.join('')}`);
      await fc.assert(
        fc.asyncProperty(target, (address) => expectHarmless(ask, address)),
        { numRuns },
      );
    },
    10 * minute,
  );
});
