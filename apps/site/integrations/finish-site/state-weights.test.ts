import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { figureSlack, stateWeight, stateWeights, toKilobytes } from './state-weights.ts';

const foot =
  'This page: <data value="page">–</data> KB. On a first visit <data value="once">–</data> KB more.';
const stated = (html: string) =>
  [...html.matchAll(/<data value="\w+">(\d+)<\/data>/g)].map(([, at]) => Number(at));
/** Characters that Brotli compresses to about as many bytes. */
const anything = (length: number, seed: number) => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(0x4e00 + ((state >> 12) % 20_000));
  }).join('');
};

test('the size is that of the page including the size text, at any size', async () => {
  for (let length = 300; length < 4000; length += 97) {
    const html = await stateWeight(
      'about.html',
      `<p>${anything(length, length)}</p>${foot}`,
      () => undefined,
    );
    const bytes = brotliCompressSync(html).length;
    const [page = 0, once] = stated(html);
    expect(once).toBe(0);
    // A byte or two of difference, where the text itself changes the kilobyte.
    expect([toKilobytes(bytes), toKilobytes(bytes + 4)]).toContain(page);
  }
});

test("one-time downloads include script, its idle part, the fonts for the page's characters, and the icon", async () => {
  const files: Record<string, string> = {
    '/_astro/page.js': 'import"./shared.js";import("/_astro/idle-Ab3_-x.js")',
    '/_astro/shared.js': anything(700, 1),
    '/_astro/idle-Ab3_-x.js': anything(700, 2),
    '/_astro/main.woff2': 'f'.repeat(11_000),
    '/_astro/more.woff2': 'f'.repeat(5000),
    '/favicon.svg': anything(350, 3),
  };
  const readAsset = (address: string) =>
    files[address] === undefined ? undefined : Buffer.from(files[address]);
  const page = (words: string) =>
    `<style>@font-face{font-family:D;src:url(/_astro/main.woff2)}@font-face{font-family:D;src:url(/_astro/more.woff2);unicode-range:U+20B5}</style>` +
    `<script type="module" src="/_astro/page.js"></script><h1>${words}</h1>${foot}`;
  const [, plain = 0] = stated(await stateWeight('about.html', page('Plans'), readAsset));
  const [, withCedi = 0] = stated(await stateWeight('about.html', page('From GH₵100'), readAsset));
  expect(withCedi - plain).toBe(5);
  const scripts = Object.keys(files).filter((path) => !path.endsWith('woff2'));
  const bytes = scripts.reduce((sum, path) => sum + brotliCompressSync(files[path] ?? '').length, 11_000);
  expect(plain).toBe(toKilobytes(bytes));
});

test('a page without a place for a size is reported', async () => {
  for (const [figure, html] of [
    ['page', '<p>Moved</p>'],
    ['once', foot.replace('<data value="once">–</data>', '[once]')],
    ['page', foot.replace('–', '12')],
  ] as const) {
    await expect(stateWeight('about.html', html, () => undefined)).rejects.toThrow(
      `about.html: expected <data value="${figure}">–</data>, which layouts/Footer/Footer.tsx writes.`,
    );
  }
});

test('a missing file that a page loads is reported', async () => {
  const page = `<script type="module" src="/_astro/gone.js"></script>${foot}`;
  await expect(stateWeight('about.html', page, () => undefined)).rejects.toThrow(
    'about.html: loads /_astro/gone.js',
  );
});

test('every page is measured with the offline page as it was before its own sizes were written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-weights-'));
  const offline = join(folder, 'offline.html');
  const readLate = join(folder, 'long.html');
  writeFileSync(offline, foot);
  writeFileSync(readLate, `${' '.repeat(4_000_000)}${foot}`);
  const before = readFileSync(offline, 'utf8');
  const seen = new Set<string>();
  const readAsset = (address: string) => {
    if (address !== '/offline.html') return undefined;
    const body = readFileSync(offline);
    seen.add(body.toString('utf8'));
    return body;
  };
  await stateWeights(folder, ['offline.html', 'long.html'], readAsset);
  expect([...seen]).toEqual([before]);
  expect(readFileSync(offline, 'utf8')).not.toBe(before);
  rmSync(folder, { recursive: true });
});

test('the offline page may get its own sizes after it was measured for the other pages', async () => {
  for (let length = 300; length < 400; length += 1) {
    const offline = `<p>${anything(length, 5)}</p>${foot}`;
    const [, once = 0] = stated(
      await stateWeight('about.html', `<p>Plans</p>${foot}`, (address) =>
        address === '/offline.html' ? Buffer.from(offline) : undefined,
      ),
    );
    const written = await stateWeight('about.html', offline, () => undefined);
    const bytes = brotliCompressSync(written).length;
    expect([toKilobytes(bytes), toKilobytes(bytes + 2 * figureSlack)]).toContain(once);
  }
});
