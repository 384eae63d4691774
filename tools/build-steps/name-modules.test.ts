import { expect, test } from 'vitest';
import { nameModules } from './name-modules.ts';

const files: Record<string, string> = {
  '/_astro/form.js': 'import{a}from"./shared.js";import("./later.js")',
  '/_astro/shared.js': 'import"./deep.js"',
  '/_astro/deep.js': 'export const a=1',
  '/_astro/react.js': 'import"./deep.js"',
};
const readAsset = (address: string) => {
  const file = files[address];
  if (file === undefined) throw new Error(`${address} should not be read`);
  return Buffer.from(file);
};
const island = (value: string, words = '') =>
  `<astro-island component-url="/_astro/form.js" renderer-url="/_astro/react.js" props="${words}" client="intent" opts="{&quot;name&quot;:&quot;Form&quot;,&quot;value&quot;:${value}}"></astro-island>`;

test('a preloaded island lists all its static imports once, even after text that contains >', () => {
  const named =
    'data-modules="/_astro/deep.js /_astro/form.js /_astro/react.js /_astro/shared.js" component-url';
  for (const ahead of [island('&quot;ahead&quot;'), island('&quot;ahead&quot;', 'a > b')]) {
    expect(nameModules(ahead, readAsset)).toBe(ahead.replace('component-url', named));
  }
});

test('other islands are unchanged', () => {
  const others = island('true') + island('&quot;q=&quot;', 'ahead');
  expect(nameModules(others, readAsset)).toBe(others);
});
