import { expect, test } from 'vitest';
import { keepIslandsUntranslated } from './keep-untranslated.ts';
import { parsePage } from './page.ts';

test('islands with a form are not translated by the browser, all other texts are', () => {
  const island = (name: string, marks = '') =>
    `<astro-island${marks} component-export="${name}"><a>Text</a></astro-island>`;
  const header = `<p>Text</p>${island('Account')}`;
  const page = parsePage('index.html', `${header}${island('DemoRequest')}${island('AccountPage')}`);
  keepIslandsUntranslated(page);
  const kept = ['DemoRequest', 'AccountPage'].map((name) => island(name, ' translate="no"'));
  expect(page.edit.toString()).toBe(`${header}${kept.join('')}`);
});
