import { expect, test } from 'vitest';
import { gatherScripts } from './gather-scripts.ts';

const island = '<script>(()=>{customElements.define("astro-island",class{})})();</script>';
const moment = '<script>(()=>{(self.Astro||(self.Astro={})).intent=1})();</script>';
const own = '<script>document.documentElement.dataset.scripting=""</script>';
const withIsland = `<head>${own}</head><body><p>One</p>${island}${moment}</body>`;
const without = `<head>${own}</head><body><p>Two</p></body>`;

test('the script of the islands stands in one file that the pages with islands refer to', async () => {
  const { pages, file } = await gatherScripts([withIsland, without, withIsland]);
  const reference = `<script type="module" src="/${file.path}"></script>`;
  expect(pages).toEqual([
    `<head>${own}${reference}</head><body><p>One</p></body>`,
    without,
    `<head>${own}${reference}</head><body><p>One</p></body>`,
  ]);
  expect(file.code.match(/astro-island/g)).toHaveLength(1);
  expect(file.code).toContain('self.Astro');
});

test('the file is named by what it holds', async () => {
  const first = (await gatherScripts([withIsland])).file.path;
  expect((await gatherScripts([withIsland, without])).file.path).toBe(first);
  expect((await gatherScripts([`<head></head>${island}`])).file.path).not.toBe(first);
});
