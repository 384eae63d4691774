import { globSync, readFileSync } from 'node:fs';
import { pageAnchors } from '../../apps/site/src/lib/pages/page-anchors.ts';
import { isSiteAddress } from '../../apps/site/src/lib/pages/site-addresses.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { sitePages, sweptPages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const reachable = sitePages.filter(({ status }) => status === 200);

test('other spellings of every address redirect to it permanently', async ({ request }) => {
  // One test, because starting a test takes longer than its requests.
  for (const { path } of sweptPages().filter(({ path, status }) => status === 200 && path !== '/')) {
    const address = toAddress(path);
    for (const spelling of [`${address}/`, address.toUpperCase(), `${address}.html`]) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect.soft(answer.status(), spelling).toBe(308);
      expect.soft(answer.headers().location, spelling).toBe(address);
    }
  }
});

test('texts can link to every page and to every download', () => {
  const files = globSync('downloads/*.{csv,xlsx,ics}', { cwd: builtSite });
  // /contact?plan= and /register?plan= are also served by pages that know the chosen plan, and texts link to
  // them.
  const linked = reachable.filter(({ path }) => !/^\/(contact|register)\/plan\//.test(path));
  const addresses = [...linked.map(({ path }) => toAddress(path)), ...files.map((file) => `/${file}`)];
  expect(files.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !isSiteAddress(address))).toEqual([]);
});

test('the check of the content knows exactly the anchors of each page', () => {
  const linked = reachable.filter(({ path }) => !/^\/(contact|register)\/plan\//.test(path));
  const wrong = linked.flatMap(({ path, file }) => {
    const html = readFileSync(file, 'utf8');
    const idsOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}\\s(?:[^>]*?\\s)?id="?([^\\s">]+)`, 'g'))].map(
        ([, id = '']) => id,
      );
    const [ids, sections, known] = [idsOf('\\w+'), idsOf('section'), pageAnchors(path)];
    return [
      ...known.filter((id) => !ids.includes(id)).map((id) => `${path} has no #${id}`),
      ...sections.filter((id) => !known.includes(id)).map((id) => `${path}#${id} is unknown to the check`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('an unknown page URL shows the not-found page, and an unknown endpoint responds with JSON', async ({
  request,
}) => {
  const page = await request.get('/no/such/page');
  expect(page.status()).toBe(404);
  expect(page.headers()['content-type']).toContain('text/html');
  const call = await request.get('/api/no-such-call');
  expect(call.status()).toBe(404);
  expect(call.headers()['content-type']).toContain('json');
});
