import { expect, test } from 'vitest';
import { assetsNamedByScript, assetsNamedIn, assetsOfPage, assetsOfScript } from './assets-of.ts';

const page = `<!doctype html><head><style>@font-face{src:url(/_astro/face.A1.woff2)}</style>
<script type="module" src="/_astro/page.A-1_x.js"></script></head>
<astro-island component-url="/_astro/Account.B2.js" renderer-url="/_astro/client.C3.js"></astro-island>
<img src="/_astro/map.D4.avif"><img src="/_astro/map.D4.avif">`;

test('a page loads its script, font and pictures immediately, each listed once', () => {
  expect(assetsOfPage(page)).toEqual([
    '/_astro/face.A1.woff2',
    '/_astro/page.A-1_x.js',
    '/_astro/map.D4.avif',
  ]);
});

test('its islands are files that it may load later', () => {
  expect(assetsNamedIn(page)).toEqual([
    '/_astro/face.A1.woff2',
    '/_astro/page.A-1_x.js',
    '/_astro/Account.B2.js',
    '/_astro/client.C3.js',
    '/_astro/map.D4.avif',
  ]);
});

test('a script loads its imports and the files it names by URL; the rest is loaded on demand', () => {
  const code =
    'import{a}from"./react.E5.js";import"./side.F6.js";const go=()=>import(`./big.G7.js`),idle="/_astro/idle-H8.js"';
  const staticImports = ['/_astro/idle-H8.js', '/_astro/react.E5.js', '/_astro/side.F6.js'];
  expect(assetsOfScript(code)).toEqual(staticImports);
  expect(assetsNamedByScript(code)).toEqual([...staticImports, '/_astro/big.G7.js']);
});

test('a string that merely begins like a URL is not a file', () => {
  const selector = 'document.querySelector(`script[src*="/_astro/page."]`);"/_astro/";"/_astro/idle-H8.js"';
  expect(assetsOfScript(selector)).toEqual(['/_astro/idle-H8.js']);
});
