import { expect, test } from 'vitest';
import { gatherScripts } from './gather-scripts.ts';

const island = '<script>(()=>{customElements.define("astro-island",class{})})();</script>';
const moment = '<script>(()=>{(self.Astro||(self.Astro={})).intent=1})();</script>';
const own = '<script>document.documentElement.dataset.scripting=""</script>';
const script = (address: string) => `<script type="module" src="${address}"></script>`;
const files: Record<string, string> = { '/_astro/all.js': 'console.log("all")' };
const gather = (...pages: string[]) => gatherScripts(pages, (address) => Buffer.from(files[address] ?? ''));

const withIsland = `<head>${own}</head><body>${island}${moment}${script('/_astro/all.js')}</body>`;
const without = `<head>${own}</head><body>${script('/_astro/all.js')}${script('/_astro/dates.js')}</body>`;

test('the script of the islands and the script of every page move to one file, and a page keeps its own script', async () => {
  const { pages, file } = await gather(withIsland, without, withIsland);
  const reference = script(`/${file.path}`);
  expect(pages).toEqual([
    `<head>${own}${reference}</head><body></body>`,
    `<head>${own}${reference}</head><body>${script('/_astro/dates.js')}</body>`,
    `<head>${own}${reference}</head><body></body>`,
  ]);
  expect(file.code.indexOf('intent=1')).toBeLessThan(file.code.indexOf('astro-island'));
  for (const part of ['astro-island', 'intent=1', '`all`']) expect(file.code.split(part)).toHaveLength(2);
});

test('the file name has a hash of the content', async () => {
  const first = (await gather(withIsland)).file.path;
  expect((await gather(withIsland, withIsland)).file.path).toBe(first);
  expect((await gather(`<head></head>${island}`)).file.path).not.toBe(first);
});
