import { parsePage } from '@accounting-site/site/finish-site/page';
import { expect, test } from 'vitest';
import { findMadeCode, weighAllScript, weighPage } from './page-weight.ts';

const files: Record<string, string> = {
  '/_astro/page.js': 'import{a}from"./shared.js";import"./side.js";a("page")',
  '/_astro/shared.js': 'export const a=(text)=>console.log(text)',
  '/_astro/side.js': 'console.log("side");import("./later.js")',
  '/_astro/react.js': 'Symbol.for("react.transitional.element")',
  '/_astro/island.js': 'export{default}from"./react.js"',
};
const read: string[] = [];
function readAsset(address: string): Buffer {
  read.push(address);
  const file = files[address];
  if (file === undefined) throw new Error(`${address} should not be read`);
  return Buffer.from(file);
}
function weigh(html: string) {
  read.length = 0;
  return weighPage(parsePage('/page', html), readAsset);
}

test('a page without script has the size of its HTML', async () => {
  const weight = await weigh('<!doctype html><title>Plain</title><p>Text</p>');
  expect(weight).toMatchObject({ script: 0, blocking: [], hasReact: false });
  expect(weight.html).toBeGreaterThan(20);
});

test('static imports of a module are counted, dynamic imports are not', async () => {
  expect((await weigh('<script type="module" src="/_astro/page.js"></script>')).script).toBeGreaterThan(100);
  expect(read.sort()).toEqual(['/_astro/page.js', '/_astro/shared.js', '/_astro/side.js']);
});

test('inline script is counted, structured data is not', async () => {
  expect((await weigh('<script>console.log(1)</script>')).script).toBeGreaterThan(0);
  expect((await weigh('<script type="application/ld+json">{"@type":"Thing"}</script>')).script).toBe(0);
});

test('an island that loads immediately is counted, one that waits for the visitor is not', async () => {
  const island = (client: string) =>
    `<astro-island component-url="/_astro/island.js" renderer-url="/_astro/react.js" client="${client}"></astro-island>`;
  expect(await weigh(island('load'))).toMatchObject({ hasReact: true });
  expect(await weigh(island('intent'))).toMatchObject({ hasReact: false, script: 0 });
  const ahead = island('intent').replace(
    ' client',
    ' data-modules="/_astro/island.js /_astro/react.js" client',
  );
  expect(await weigh(ahead)).toMatchObject({ hasReact: true });
});

test('a stylesheet, an import in a style and a plain script block the first paint', async () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><script src="/_astro/side.js"></script><style>@import "/b.css";</style>';
  expect((await weigh(html)).blocking).toEqual(['/a.css', '/_astro/side.js', '@import "/b.css"']);
});

test('deferred scripts, print styles and icons do not', async () => {
  const html =
    '<link rel="icon" href="/i.svg"><link rel="stylesheet" media="print" href="/p.css"><script defer src="/_astro/side.js"></script>';
  expect((await weigh(html)).blocking).toEqual([]);
});

test('all script includes waiting islands and dynamic imports, each once', async () => {
  const island =
    '<astro-island component-url="/_astro/later.js" renderer-url="/_astro/react.js" client="session"></astro-island>';
  const page = '<script type="module" src="/_astro/page.js"></script>';
  read.length = 0;
  files['/_astro/later.js'] = 'import"./react.js";export default"later"';
  const bytes = await weighAllScript(parsePage('/page', page + island + island), readAsset);
  expect(read.sort()).toEqual([
    '/_astro/later.js',
    '/_astro/page.js',
    '/_astro/react.js',
    '/_astro/shared.js',
    '/_astro/side.js',
  ]);
  expect(bytes).toBeGreaterThan((await weigh(page)).script);
});

test('a module that makes code from text is named, one that only mentions a function is not', () => {
  const find = (code: string) =>
    findMadeCode(parsePage('/page', '<script type="module" src="/_astro/a.js"></script>'), () =>
      Buffer.from(code),
    );
  expect(find('try{new Function("")}catch{}')).toEqual(['/_astro/a.js']);
  expect(find('eval(text)')).toEqual(['/_astro/a.js']);
  expect(find('isFunction(a);a.eval(b);typeof a=="function"')).toEqual([]);
});
