import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { editedPageLimit } from '../check-sizes/page-limit.ts';
import { findHeavyPages } from './find-heavy-pages.ts';

test('a page over the limit is named, and one at the limit is not', () => {
  const site = mkdtempSync(join(tmpdir(), 'heavy-pages-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  mkdirSync(join(site, 'resources'));
  writeFileSync(join(site, 'pricing.html.br'), Buffer.alloc(editedPageLimit));
  writeFileSync(join(site, 'index.html.br'), Buffer.alloc(editedPageLimit + 1));
  writeFileSync(join(site, 'resources/vat.html.br'), Buffer.alloc(20_000));
  expect(
    findHeavyPages(site).map(({ message }) => /^the page (\S+) has ([\d,]+) bytes/.exec(message)?.slice(1)),
  ).toEqual(
    expect.arrayContaining([
      ['/', (editedPageLimit + 1).toLocaleString('en')],
      ['/resources/vat', '20,000'],
    ]),
  );
  expect(findHeavyPages(site)).toHaveLength(2);
});
