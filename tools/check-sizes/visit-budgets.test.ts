import { parsePage } from '@accounting-site/site/finish-site/page';
import { stateWeight } from '@accounting-site/site/finish-site/state-weights';
import { expect, test } from 'vitest';
import { checkVisits } from './visit-budgets.ts';

const foot = '<data value="page">–</data><data value="once">–</data>';
const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const font = '<style>@font-face{src:url(/_astro/face.woff2)}</style>';

/** A site without compression, so that sizes are round numbers. */
async function check(more: {
  fontBytes?: number;
  idleText?: string;
  about?: string;
  edit?: (html: string) => string;
}) {
  const files: Record<string, string> = {
    '/_astro/page.js': 'import("/_astro/idle-a.js")',
    '/_astro/idle-a.js': more.idleText ?? 'idle',
    '/_astro/face.woff2': 'f'.repeat(more.fontBytes ?? 1000),
    '/_astro/large.woff2': 'f'.repeat(20_000),
  };
  const readAsset = (address: string) =>
    files[address] === undefined ? undefined : Buffer.from(files[address]);
  const state = async (path: string, html: string) =>
    parsePage(path, (more.edit ?? String)(await stateWeight(path, html, readAsset)));
  const pages = [
    await state('/', font + script('page') + foot),
    await state('/about', font + script('page') + (more.about ?? '') + foot),
  ];
  return (await checkVisits(pages, readAsset)).problems;
}

test('a small site is within its budgets, and its pages state their sizes', async () => {
  expect(await check({})).toEqual([]);
});

test('a home page that is too large with everything it loads is reported', async () => {
  expect(await check({ fontBytes: 45_000 })).toEqual([
    expect.stringMatching(/^The home page complete: \d+ bytes/),
  ]);
});

test('a second page counts only what the first did not load', async () => {
  expect(await check({ fontBytes: 16_000 })).toEqual([]);
  const about = '<style>@font-face{src:url(/_astro/large.woff2)}</style>';
  expect(await check({ about })).toEqual([expect.stringMatching(/^\/about as a second page: [\d,]+ bytes/)]);
});

test('an idle script that is too large or missing is reported', async () => {
  const idleText = Array.from({ length: 4000 }, (_, at) =>
    String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
  ).join('');
  expect(await check({ idleText })).toEqual([expect.stringMatching(/^What is loaded at idle: [\d,]+ bytes/)]);
});

test('a page that states too small a size is reported', async () => {
  const edit = (html: string) => html.replace(/("once">)\d+/, '$11');
  expect(await check({ fontBytes: 5000, edit })).toEqual([
    expect.stringMatching(/^\/ says 1 where once is 5,/),
    expect.stringMatching(/^\/about says 1 where once is 5,/),
  ]);
  expect(await check({ edit: (html) => html.replace(/<data.*/, '') })).toHaveLength(4);
});
