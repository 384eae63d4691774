import { expect, test } from 'vitest';
import { dropSeparators } from './drop-separators.ts';
import { parsePage } from './page.ts';

test.each([
  ['<p>GH₵200<!-- --> <!-- -->a month</p>', '<p>GH₵200 a month</p>'],
  [
    '<astro-island><p>a<!-- -->b</p></astro-island>c<!-- -->d',
    '<astro-island><p>a<!-- -->b</p></astro-island>cd',
  ],
  ['<!-- A remark --><p>a<!---->b</p>', '<!-- A remark --><p>a<!---->b</p>'],
  ['<script>"<!-- -->"</script>', '<script>"<!-- -->"</script>'],
])('of %s stays %s', (html, expected) => {
  const page = parsePage('index.html', html);
  dropSeparators(page);
  expect(page.edit.toString()).toBe(expected);
});
