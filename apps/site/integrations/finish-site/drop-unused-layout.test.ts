import { expect, test } from 'vitest';
import { dropUnusedLayout, namesOf } from './drop-unused-layout.ts';
import { parsePage } from './page.ts';

const layout = [
  '.stack,.columns{display:grid}',
  '@media (min-width:60em){.columns{grid-template-columns:1fr 1fr}}',
  '.ruled>*{border-top:1px solid}',
  '.quiet{color:gray}',
].join('');

const files: Record<string, string> = {
  '/island.js': 'import"./part.js";const a="stack"',
  '/part.js': 'export const b=x("p",{className:[c?"quiet x":`ruled x`].join(" ")})',
};

const styleOf = async (body: string) =>
  dropUnusedLayout(
    `@layer layout{${layout}}.other{top:0}`,
    await namesOf(parsePage('page.html', `<head></head><body>${body}</body>`), (address) =>
      Buffer.from(files[address] ?? ''),
    ),
  );

test('a page keeps the layout classes that its elements have', async () => {
  expect(await styleOf('<p class="stack x">Text</p>')).toBe(
    '@layer layout{.stack{display:grid}}.other{top:0}',
  );
  expect(await styleOf('<ul class="ruled columns"></ul>')).toBe(
    '@layer layout{.columns{display:grid}@media (min-width:60em){.columns{grid-template-columns:1fr 1fr}}.ruled>*{border-top:1px solid}}.other{top:0}',
  );
});

test('it also keeps those that its islands render later, with what they import', async () => {
  const island =
    '<astro-island component-url="/island.js" renderer-url="/island.js" client="load"></astro-island>';
  expect(await styleOf(island)).toContain('@layer layout{.ruled>*{border-top:1px solid}.quiet{color:gray}}');
});
