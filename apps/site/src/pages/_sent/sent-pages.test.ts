import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { routes } from '../../lib/pages/routes.ts';
import { mayBeStored } from '../../service-worker/never-stored.ts';
import { nextSteps } from '../_mailed-link/next-steps.ts';
import { sentPages } from './sent-pages.ts';

function isTranslated(read: () => unknown): boolean {
  const untranslated = new Set<string>();
  inLanguage('ak', read, untranslated);
  return untranslated.size === 0;
}

test.each([
  ['webinar', [routes.webinarRegistered]],
  ['password', [routes.forgotPasswordCheckMail, routes.resetPasswordDone]],
])('with only %s.yaml translated, the pages after its form are translated', (name, paths) => {
  const text = readFileSync(join(contentFolder(), `en/pages/${name}.yaml`));
  withContentFolder(contentWith({ [`ak/pages/${name}.yaml`]: text }), () => {
    const translated = [...sentPages, ...nextSteps].filter(({ read }) => isTranslated(read));
    expect(translated.map(({ path }) => path)).toEqual(paths);
  });
});

test('no browser stores a page after a form', () => {
  const stored = [...sentPages, ...nextSteps].filter(({ path }) => mayBeStored(path));
  expect(stored, 'add the path to never-stored.ts').toEqual([]);
});
