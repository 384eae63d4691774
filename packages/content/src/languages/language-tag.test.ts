import { expect, test } from 'vitest';
import { withContentFolder } from '../reading/content-folder.ts';
import { contentOf } from '../testing/content-of.ts';
import { openGraphLocale } from './language-tag.ts';
import { languagesSchema } from './languages.ts';

test('a shared link names a language with a country, and nothing where none is known', () => {
  const folder = contentOf({
    'languages.yaml': `languages:
  - { id: en, tag: en-GH, name: English, published: true }
  - { id: fr, tag: fr, locale: fr_FR, name: Français, published: true }
  - { id: ak, tag: ak, name: Akan, published: true }
`,
  });
  const locales = withContentFolder(folder, () => ['en', 'fr', 'ak'].map((id) => openGraphLocale(id)));
  expect(locales).toEqual(['en_GH', 'fr_FR', undefined]);
});

test('a locale has a country', () => {
  const languages = [
    { id: 'en', tag: 'en-GH', name: 'English', published: true },
    { id: 'fr', tag: 'fr', locale: 'fr', name: 'Français', published: true },
  ];
  expect(languagesSchema.safeParse({ languages }).error?.issues.map(({ message }) => message)).toEqual([
    'write the language and the country, like fr_FR, or leave this out',
  ]);
});
