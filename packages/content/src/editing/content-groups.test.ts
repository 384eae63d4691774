import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../reading/read-yaml.ts';
import { contentGroups } from './content-groups.ts';
import { findGroup, isRemovable, listGroups, titleOfEntry } from './find-group.ts';

const files = globSync('**/*', { cwd: contentFolder() })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(contentFolder(), name)).isFile());

test('every file of content/ is in a group of the editor', () => {
  expect(files.length).toBeGreaterThan(100);
  const missing = files.filter((path) => findGroup(path) === undefined);
  expect(missing, 'add each file with a title in content-groups.ts').toEqual([]);
});

test('no group names a file that is gone, and no two groups have the same file', () => {
  const patterns = contentGroups.flatMap((group) => Object.keys(group.files));
  // A site may have no pictures.
  const isThere = (pattern: string) =>
    pattern.endsWith('/*')
      ? pattern === 'images/*' || files.some((path) => path.startsWith(pattern.slice(0, -1)))
      : files.includes(pattern);
  expect(patterns.filter((pattern) => !isThere(pattern))).toEqual([]);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('entries of one group have different titles', () => {
  for (const { id } of listGroups(files)) {
    const titles = files
      .filter((path) => findGroup(path)?.id === id)
      .map((path) => titleOfEntry(path, readFileSync(join(contentFolder(), path), 'utf8')));
    expect([id, titles.filter((title, at) => titles.indexOf(title) !== at)]).toEqual([id, []]);
  }
});

test.each([
  ['en/help/create-invoice.md', true],
  ['en/stories/caterer.md', true],
  ['en/help/picture.png', false],
  ['fr/resources/vat-registration.md', true],
  ['fr/legal/terms.md', false],
  ['fr/facts/plans.yaml', false],
  ['images/esi-quaye.webp', true],
  ['images/esi-quaye.svg', false],
  ['en/legal/terms.md', false],
  ['en/buying/switch.md', false],
  ['plans.yaml', false],
  ['unknown.yaml', false],
])('whether the site works without %s: %s', (path, isExpected) => {
  expect(isRemovable(path)).toBe(isExpected);
});

test.each([
  ['plans.yaml', 'name: Other', 'Plans and prices'],
  ['en/help/a-b.md', '---\ntitle: "Record a sale"\n---\n', 'Record a sale'],
  ['en/help/record-a-sale.md', null, 'Record a sale'],
  ['fr/pages/home.yaml', 'heading: Accueil', 'Home (Français)'],
  ['fr/facts/plans.yaml', 'name: Other', 'Plans and prices (Français)'],
  ['fr/help/a-b.md', '---\ntitle: Enregistrer une vente\n---\n', 'Enregistrer une vente'],
  ['ak/messages.yaml', '', 'Short messages (ak)'],
  ['images/esi-quaye.webp', 'UklGRg==', 'Esi quaye'],
  ['elsewhere.txt', '', 'elsewhere.txt'],
])('the title of %s', (path, text, title) => {
  expect(titleOfEntry(path, text)).toBe(title);
});

test('the entries of a translation are in groups like those of the first language, if it has any', () => {
  const paths = [
    'en/pages/home.yaml',
    'plans.yaml',
    'fr/pages/home.yaml',
    'fr/facts/plans.yaml',
    'fr/messages.yaml',
  ];
  const groups = listGroups(paths).slice(contentGroups.length);
  expect(groups.map(({ id, language, title, adds }) => [id, language, title, adds])).toEqual([
    ['fr-prices', 'Français', 'Prices and plans', undefined],
    ['fr-pages', 'Français', 'Pages', undefined],
    ['fr-languages', 'Français', 'Languages', undefined],
  ]);
  expect(paths.map((path) => findGroup(path)?.id)).toEqual([
    ...['pages', 'prices', 'fr-pages', 'fr-prices', 'fr-languages'],
  ]);
});
