import { expect, test } from 'vitest';
import { parsePage } from './page.ts';
import { dropIslandIds, dropSeparators, keepIslandsUntranslated } from './tidy-markup.ts';

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

test('islands lose their id, and the build fails when Astro writes it in another way', () => {
  const page = parsePage('index.html', '<astro-island uid="Z1aRKG" prefix="r1"><a>Text</a></astro-island>');
  dropIslandIds(page);
  expect(page.edit.toString()).toBe('<astro-island prefix="r1"><a>Text</a></astro-island>');
  const changed = parsePage('index.html', "<astro-island uid='Z1aRKG'><a>Text</a></astro-island>");
  expect(() => dropIslandIds(changed)).toThrow('index.html: expected uid in <astro-island>');
});

test('islands with a form are not translated by the browser, all other texts are', () => {
  const island = (name: string, marks = '') =>
    `<astro-island${marks} component-export="${name}"><a>Text</a></astro-island>`;
  const header = `<p>Text</p>${island('Account')}`;
  const page = parsePage('index.html', `${header}${island('DemoRequest')}${island('AccountPage')}`);
  keepIslandsUntranslated(page);
  const kept = ['DemoRequest', 'AccountPage'].map((name) => island(name, ' translate="no"'));
  expect(page.edit.toString()).toBe(`${header}${kept.join('')}`);
});
