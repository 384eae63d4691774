import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineSources } from './inline-sources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles have the hash of their exact text', () => {
  const html =
    '<style>a > b{}</style>\n<SCRIPT type="module">\n run("</p>") </SCRIPT><script defer data-x="a>b">x</script>';
  expect(inlineSources('x.html', html)).toEqual({
    scripts: [hashOf('\n run("</p>") '), hashOf('x')],
    styles: [hashOf('a > b{}')],
    styleAttributes: [],
  });
});

test('the same text is listed once', () => {
  const html = '<script>one()</script><script>one()</script>';
  expect(inlineSources('x.html', html).scripts).toEqual([hashOf('one()')]);
});

test('files, data and comments need no hash', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><!-- <script>x</script> -->';
  expect(inlineSources('x.html', html).scripts).toEqual([]);
});

test('speculation rules and import maps need a hash', () => {
  const html = '<script type="speculationrules">{}</script><script type="importmap">{"imports":{}}</script>';
  expect(inlineSources('x.html', html).scripts).toEqual([hashOf('{}'), hashOf('{"imports":{}}')]);
});

test('what looks like markup inside a script is text', () => {
  const text = 'document.title = "<style>b{}</style>" + "<p onclick=x>"';
  const found = inlineSources('x.html', `<script>${text}</script>`);
  expect(found).toEqual({ scripts: [hashOf(text)], styles: [], styleAttributes: [] });
});

test('style attributes are hashed after decoding, as in the browser', () => {
  const html = `<p style="--name: &quot;Ama&quot; &#38; &#x26;"></p><i style='color:red'></i><b style=""></b>`;
  expect(inlineSources('x.html', html).styleAttributes).toEqual([
    hashOf('--name: "Ama" & &'),
    hashOf('color:red'),
  ]);
});

test('an inline event handler is reported by name', () => {
  expect(() => inlineSources('contact.html', '<button onclick="x()">')).toThrow(
    'contact.html: <button onclick> is an inline event handler. Move it to a script.',
  );
});
