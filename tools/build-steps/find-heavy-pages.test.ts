import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { limitOfEditedPage } from '../check-sizes/page-limit.ts';
import { findHeavyPages } from './find-heavy-pages.ts';

test('a page over its limit is named, and one at its limit is not', () => {
  const site = mkdtempSync(join(tmpdir(), 'heavy-pages-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  mkdirSync(join(site, 'fr/resources'), { recursive: true });
  const [most, mostOfList] = [limitOfEditedPage('/'), limitOfEditedPage('/search')];
  writeFileSync(join(site, 'pricing.html.br'), Buffer.alloc(most));
  writeFileSync(join(site, 'index.html.br'), Buffer.alloc(most + 1));
  writeFileSync(join(site, 'fr/resources/vat.html.br'), Buffer.alloc(20_000));
  writeFileSync(join(site, 'search.html.br'), Buffer.alloc(mostOfList));
  writeFileSync(join(site, 'fr/resources/guides.html.br'), Buffer.alloc(mostOfList + 1));
  expect(
    findHeavyPages(site).map(({ message }) => /^the page (\S+) has ([\d,]+) bytes/.exec(message)?.slice(1)),
  ).toEqual(
    expect.arrayContaining([
      ['/', (most + 1).toLocaleString('en')],
      ['/fr/resources/vat', '20,000'],
      ['/fr/resources/guides', (mostOfList + 1).toLocaleString('en')],
    ]),
  );
  expect(findHeavyPages(site)).toHaveLength(3);
});
