import { expect, test } from 'vitest';
import { nameModules } from './name-modules.ts';
import { parsePage } from './page.ts';

const files: Record<string, string> = {
  '/_astro/form.js': 'import{a}from"./shared.js";import("./later.js")',
  '/_astro/shared.js': 'import"./deep.js"',
  '/_astro/deep.js': 'export const a=1',
  '/_astro/react.js': 'import"./deep.js"',
};
const readAsset = (address: string) => {
  const file = files[address];
  return file === undefined ? undefined : Buffer.from(file);
};
const named = (html: string) => {
  const page = parsePage('login.html', html);
  nameModules(page, readAsset);
  return page.edit.toString();
};
const script = '<script>currentScript.previousElementSibling.dataset.modules</script>';
const forSession = (component = 'form') =>
  `<astro-island component-url="/_astro/${component}.js" renderer-url="/_astro/react.js" client="session"></astro-island>`;
const island = (value: string, words = '') =>
  `<astro-island component-url="/_astro/form.js" renderer-url="/_astro/react.js" props="${words}" client="intent" opts="{&quot;name&quot;:&quot;Form&quot;,&quot;value&quot;:${value}}"></astro-island>`;

test('a preloaded island lists all its static imports once, even after text that contains >', () => {
  const modules =
    'data-modules="/_astro/deep.js /_astro/form.js /_astro/react.js /_astro/shared.js" component-url';
  for (const words of ['', 'a > b']) {
    const ahead = island('&quot;ahead&quot;', words) + script;
    expect(named(ahead)).toBe(ahead.replace('component-url', modules));
  }
});

test('other islands are unchanged', () => {
  const others = island('true') + island('&quot;q=&quot;', 'ahead');
  expect(named(others)).toBe(others);
});

test('a script that fetches ahead without such an island, and an island without its modules, are reported', () => {
  expect(() => named(island('true') + script)).toThrow(
    'login.html: expected an island with client:intent="ahead" above the script of layouts/fetch-ahead.ts.',
  );
  const ahead = island('&quot;ahead&quot;');
  expect(() => named(ahead.replace('component-url', 'data-url'))).toThrow(
    'login.html: expected an island with the attribute component-url.',
  );
  expect(() => named(ahead.replace('form.js', 'gone.js'))).toThrow(
    'login.html: loads /_astro/gone.js, which is not in the built site.',
  );
});

test('a page whose content needs a session preloads all its islands for it in parallel, each file once', () => {
  const page = `<head></head><header>${forSession('shared')}</header><main><p>${forSession()}</p></main>`;
  const links = ['deep', 'form', 'shared'].map(
    (name) => `<link rel="modulepreload" href="/_astro/${name}.js">`,
  );
  expect(named(page)).toBe(page.replace('</head>', `${links.join('')}</head>`));
});

test('a page that only shows who is signed in preloads nothing', () => {
  const page = `<head></head><header>${forSession()}</header><main>${island('true')}</main>`;
  expect(named(page)).toBe(page);
});
