import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineSources } from './inline-sources.ts';
import { parsePage } from './page.ts';

const sourcesOf = (html: string) => inlineSources(parsePage('contact.html', html));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles have the hash of their exact text', () => {
  const html =
    '<style>a > b{}</style>\n<SCRIPT type="module">\n run("</p>") </SCRIPT><script defer data-x="a>b">x</script>';
  expect(sourcesOf(html)).toEqual({
    scripts: [hashOf('\n run("</p>") '), hashOf('x')],
    styles: [hashOf('a > b{}')],
    styleAttributes: [],
  });
});

test('the same text is listed once', () => {
  const html = '<script>one()</script><script>one()</script>';
  expect(sourcesOf(html).scripts).toEqual([hashOf('one()')]);
});

test('files, data and comments need no hash', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><!-- <script>x</script> -->';
  expect(sourcesOf(html).scripts).toEqual([]);
});

test('speculation rules and import maps need a hash', () => {
  const html = '<script type="speculationrules">{}</script><script type="importmap">{"imports":{}}</script>';
  expect(sourcesOf(html).scripts).toEqual([hashOf('{}'), hashOf('{"imports":{}}')]);
});

test('what looks like markup inside a script is text', () => {
  const text = 'document.title = "<style>b{}</style>" + "<p onclick=x>"';
  const found = sourcesOf(`<script>${text}</script>`);
  expect(found).toEqual({ scripts: [hashOf(text)], styles: [], styleAttributes: [] });
});

test('style attributes are hashed after decoding, as in the browser', () => {
  const html = `<p style="--name: &quot;Ama&quot; &#38; &#x26;"></p><i style='color:red'></i><b style=""></b>`;
  expect(sourcesOf(html).styleAttributes).toEqual([hashOf('--name: "Ama" & &'), hashOf('color:red')]);
});

test('an inline event handler is reported by name', () => {
  expect(() => sourcesOf('<button onclick="x()">')).toThrow(
    'contact.html: <button onclick> is an inline event handler. Move it to a script.',
  );
});
