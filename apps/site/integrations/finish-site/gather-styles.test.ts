import { expect, test } from 'vitest';
import { gatherStyles } from './gather-styles.ts';
import { parsePage } from './page.ts';

const island = 'astro-island,astro-slot{display:contents}';
const gathered = (html: string) => {
  const page = parsePage('about.html', html);
  gatherStyles(page, new Set());
  return page.edit.toString();
};

test('the styles of a page and of its islands are merged at the end of the head, in their order', () => {
  const html = [
    '<head><style>@layer a,b;</style><title>Page</title><style>@media (width<40em){p{color:red}}</style></head>',
    `<body><p>Text</p><style>${island}</style><i>1</i><style>${island}</style><i>2</i></body>`,
  ].join('');
  expect(gathered(html)).toBe(
    `<head><title>Page</title><style>@layer a,b;@media (width<40em){p{color:red}}${island}</style></head><body><p>Text</p><i>1</i><i>2</i></body>`,
  );
});

test('a page that fetches code ahead loads no font file, and keeps the stand-in', () => {
  const [file, standIn] = [
    '@font-face{font-family:Display;src:url(/_astro/display.C0FFEE.woff2)}',
    '@font-face{font-family:"Display Fallback";src:local("Arial Bold")}',
  ];
  const html = (options: string) =>
    `<head><style>${file}${standIn}</style></head><astro-island opts='${options}'></astro-island><style>${island}</style>`;
  expect(gathered(html('{"value":"ahead"}'))).toContain(`<style>${standIn}${island}</style>`);
  expect(gathered(html('{"value":""}'))).toContain(`<style>${file}${standIn}${island}</style>`);
});

test('the styles of SVG pictures, and what looks like a style in a script, are unchanged', () => {
  const html =
    '<head><style>a{}</style></head><body><svg><style>path{fill:red}</style></svg><script>"<style>b{}</style>"</script></body>';
  expect(gathered(html)).toBe(html);
});

test.each([
  ['<body><style>a{}</style></body>', 'a head with its end tag'],
  ['<head></head><body><style>a{}</style></body>', 'a style in its head'],
  [
    '<head><style media="print">a{}</style></head>',
    'only styles without attributes in its head, which one element can hold',
  ],
  ['<head><style>a{}</style></head><astro-island></astro-island>', "Astro's style of islands"],
])('%s is reported', (html, what) => {
  expect(() => gathered(html)).toThrow(`about.html: expected ${what}.`);
});
