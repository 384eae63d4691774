import { expect, test } from 'vitest';
import { moveIslandStyles } from './move-island-styles.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';

test('the style of islands moves to the end of the head, once', () => {
  const html = `<head><title>Page</title></head><body><p>Text</p>${style}<i>1</i>${style}<i>2</i></body>`;
  expect(moveIslandStyles(html)).toBe(
    `<head><title>Page</title>${style}</head><body><p>Text</p><i>1</i><i>2</i></body>`,
  );
});

test('a page without islands, and the styles of pictures, stay as they are', () => {
  const html = '<head></head><body><svg><style>path{fill:red}</style></svg></body>';
  expect(moveIslandStyles(html)).toBe(html);
});
