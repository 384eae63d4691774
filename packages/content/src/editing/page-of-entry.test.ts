import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../reading/content-folder.ts';
import { pageOfEntry } from './page-of-entry.ts';

test.each([
  ['plans.yaml', '/pricing'],
  ['en/pages/home.yaml', '/'],
  ['en/pages/about.yaml', '/about'],
  ['en/help-pages/help-center.yaml', '/Help Center'],
  ['en/help-pages/faqs.yaml', '/help/faqs'],
  ['en/help/create-invoice.md', '/help/article/create-invoice'],
  ['en/legal/privacy.md', '/privacy'],
  ['navigation.yaml', '/'],
  ['fr/pages/home.yaml', '/fr'],
  ['fr/pages/pricing.yaml', '/fr/pricing'],
  ['fr/help-pages/help-center.yaml', '/fr/Help Center'],
  ['fr/facts/plans.yaml', '/fr/pricing'],
])('the entry %s is shown by the page %s', (path, page) => {
  expect(pageOfEntry(path)).toBe(page);
  expect(existsSync(join(contentFolder(), path))).toBe(true);
});

test.each(['en/mail/account-notice.yaml', 'en/downloads/stock-list.csv', 'unknown.yaml', 'fr/messages.yaml'])(
  'no page shows %s',
  (path) => expect(pageOfEntry(path)).toBeUndefined(),
);
