import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { expect, onTestFinished, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

function checkFrom(from: string) {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentFolder(), folder, { recursive: true });
  writeFileSync(join(folder, 'redirects.yaml'), `redirects: [{ from: ${from}, to: /compare }]\n`);
  return () => withContentFolder(folder, checkRedirects);
}

test.each([
  ['/pricing', 'is a page or file of the site'],
  ['/PRICING', 'leads to /pricing already'],
  ['/help/article/create-invoice', 'is a page or file of the site'],
  ['/downloads/cash-book.xlsx', 'is a page or file of the site'],
  ['/help-center', 'leads to /Help%20Center already'],
  ['/fr/pricing', 'is a page or file of the site'],
  ['/faq', 'leads to /help/faqs already'],
])('a redirect from %s is refused, because it %s', (from, why) => {
  expect(checkFrom(from)).toThrow(`${from} ${why}. Remove this redirect`);
});

test('a redirect from an address without a page is accepted', () => {
  expect(checkFrom('/help/article/no-such-article')).not.toThrow();
});
