import { expect, test } from 'vitest';
import { keepIslandsUntranslated } from './keep-untranslated.ts';
import { parsePage } from './page.ts';

test('islands with a form are not translated by the browser, all other texts are', () => {
  const account = '<astro-island client="session"><a>Sign in</a></astro-island>';
  const form = (marks: string) => `<astro-island${marks} client="intent"><form>Name</form></astro-island>`;
  const page = parsePage('index.html', `<p>Text</p>${account}${form('')}`);
  keepIslandsUntranslated(page);
  expect(page.edit.toString()).toBe(`<p>Text</p>${account}${form(' translate="no"')}`);
});
