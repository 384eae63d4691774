import { expect, test } from 'vitest';
import { gatherScripts, referToGathered, scriptsInPage } from './gather-scripts.ts';
import { parsePage } from './page.ts';

const element = '<script>(()=>{customElements.define("astro-island",class{})})();</script>';
const intent =
  '<script>(()=>{(self.Astro||(self.Astro={})).intent=1;dispatchEvent(new Event("astro:intent"))})();</script>';
const island = '<astro-island client="intent"></astro-island>';
const own = '<script>document.documentElement.dataset.scripting=""</script>';
const script = (address: string) => `<script type="module" src="${address}"></script>`;
const files: Record<string, string> = { '/_astro/all.js': 'console.log("all")' };
const parse = (html: string, at: number) => parsePage(`${at}.html`, html);

async function gather(...pages: string[]) {
  const file = await gatherScripts(
    pages.map((html, at) => scriptsInPage(parse(html, at))),
    (address) => (files[address] === undefined ? undefined : Buffer.from(files[address])),
  );
  const edited = pages.map((html, at) => {
    const page = parse(html, at);
    referToGathered(page, file);
    return page.edit.toString();
  });
  return { pages: edited, file };
}

const all = script('/_astro/all.js');
const withIsland = `<head>${own}</head><body>${element}${intent}${island}${all}</body>`;
const without = `<head>${own}</head><body>${all}${script('/_astro/dates.js')}</body>`;

test('the script of the islands and the script of every page move to one file, and a page keeps its own script', async () => {
  const { pages, file } = await gather(withIsland, without, withIsland);
  const reference = script(`/${file.path}`);
  expect(pages).toEqual([
    `<head>${own}${reference}</head><body>${island}</body>`,
    `<head>${own}${reference}</head><body>${script('/_astro/dates.js')}</body>`,
    `<head>${own}${reference}</head><body>${island}</body>`,
  ]);
  expect(file.code.indexOf('intent=1')).toBeLessThan(file.code.indexOf('astro-island'));
  for (const part of ['astro-island', 'intent=1', '`all`']) expect(file.code.split(part)).toHaveLength(2);
});

test('the file name has a hash of the content', async () => {
  const first = (await gather(withIsland)).file.path;
  expect((await gather(withIsland, withIsland)).file.path).toBe(first);
  expect((await gather(`<head></head>${all}`)).file.path).not.toBe(first);
});

test.each([
  ['without a script in common', withIsland.replace(all, ''), 'the script of every page, scripts/page.ts'],
  ['without the element', withIsland.replace(element, ''), "Astro's script of the element astro-island"],
  ['without a directive', withIsland.replace(intent, ''), "Astro's script of the directive client:intent"],
])('a page %s is reported', async (_name, html, what) => {
  await expect(gather(withIsland, html)).rejects.toThrow(`1.html: expected ${what}.`);
});

test('a page without a head, and a file that is not there, are reported', async () => {
  await expect(gather(all)).rejects.toThrow('0.html: expected a head with its end tag.');
  await expect(gather(script('/gone.js'))).rejects.toThrow('Every page: loads /gone.js');
});
