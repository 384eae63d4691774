import { expect, test } from 'vitest';
import { dropUnusedClasses, namesOf } from './drop-unused-classes.ts';
import { parsePage } from './page.ts';

const layout = [
  '.stack,.columns{display:grid}',
  '@media (min-width:60em){.columns{grid-template-columns:1fr 1fr}}',
  '.ruled>*{border-top:1px solid}',
  '.quiet{color:gray}',
].join('');

const files: Record<string, string> = {
  '/island.js': 'import"./part.js";const a="stack",b={row:`b1`},c="stack b2"',
  '/part.js': 'export const b=x("p",{className:[c?"quiet x":`ruled x`].join(" ")})',
};
const island =
  '<astro-island component-url="/island.js" renderer-url="/island.js" client="load"></astro-island>';

const styleOf = async (body: string, css = `@layer layout{${layout}}.other{top:0}`) =>
  dropUnusedClasses(
    css,
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
  expect(await styleOf(island)).toContain('@layer layout{.ruled>*{border-top:1px solid}.quiet{color:gray}}');
});

test('of the CSS Modules a page keeps the classes that it or a text of its scripts has', async () => {
  const css =
    '.a1 p,.a1 .b1{top:0}.b1{top:0}.b2{top:0}@media print{.b3{top:0}}@container (width>=9em){.b3{top:0}}.a1 .b3{top:0}';
  expect(await styleOf('<p class="a1"></p>', css)).toBe('.a1 p{top:0}');
  expect(await styleOf(`<p class="a1"></p>${island}`, css)).toBe('.a1 p,.a1 .b1{top:0}.b1{top:0}.b2{top:0}');
});

test('a rule stays that matches elements without a class, and so does what only looks like a class', async () => {
  const css = '.a1:not(.b3){top:0}:is(.b3,p){top:0}@keyframes b3{0.5%{top:0}}a[href$=".js"]{top:0}';
  expect(await styleOf('<p class="a1"></p>', css)).toBe(css);
});
