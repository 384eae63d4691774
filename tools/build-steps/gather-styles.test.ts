import { expect, test } from 'vitest';
import { gatherStyles } from './gather-styles.ts';

const island = 'astro-island,astro-slot{display:contents}';

test('the styles of a page and of its islands are merged at the end of the head, in their order', () => {
  const html = [
    '<head><style>@layer a,b;</style><title>Page</title><style>@media (width<40em){p{color:red}}</style></head>',
    `<body><p>Text</p><style>${island}</style><i>1</i><style>${island}</style><i>2</i></body>`,
  ].join('');
  expect(gatherStyles(html)).toBe(
    `<head><title>Page</title><style>@layer a,b;@media (width<40em){p{color:red}}${island}</style></head><body><p>Text</p><i>1</i><i>2</i></body>`,
  );
});

test('a page without styles, and the styles of SVG pictures, are unchanged', () => {
  const html = '<head></head><body><svg><style>path{fill:red}</style></svg></body>';
  expect(gatherStyles(html)).toBe(html);
});
