import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { findNewContradictions } from './find-new-contradictions.ts';

const edit = (file: string, change: (text: string) => string) =>
  findNewContradictions(contentWith({ [file]: change(readFileSync(join(root, 'content', file), 'utf8')) }));

test('the content of the repository has no new contradictions', () => {
  expect(edit('plans.yaml', (text) => text)).toEqual([]);
});

test('a price typed into an article that no plan has is named with its line', () => {
  const article = 'en/help/add-stock-items.md';
  const found = edit(article, (text) => `${text}\nThe Starter plan costs GH₵199 per month.\n`);
  expect(found).toMatchObject([
    { file: article, line: expect.any(Number), message: expect.stringContaining('GH₵199') },
  ]);
});

test('a picture with an E-VAT code is named with its field', () => {
  const found = edit('en/pictures.yaml', (text) => `${text}\nextra: { code: E-VAT 123 }\n`);
  expect(found).toMatchObject([{ file: 'en/pictures.yaml', field: 'extra.code' }]);
});

test('opening hours whose text says other times are named with their field', () => {
  const found = edit('hours.yaml', (text) => text.replace(/closes: '\d\d:\d\d'/, "closes: '23:45'"));
  const message = expect.stringMatching(/23:45\. Write the same hours in text, opens and closes\.$/);
  expect(found).toContainEqual({ file: 'hours.yaml', field: 'weekly[1].text', message });
});

test('a day that is years ahead is a typing error', () => {
  const article = 'en/help/add-stock-items.md';
  const found = edit(article, (text) => text.replace(/^reviewed: \d{4}/m, 'reviewed: 2099'));
  expect(found).toMatchObject([
    { file: article, field: 'reviewed', message: expect.stringContaining('is in the future. Enter a day') },
  ]);
});

const nextPrice = 'next_prices: [{ announced: 2099-01-01, from: 2099-02-01, price: 220 }]';

test('a next price of the cheapest plan is one of the price "from" as well', () => {
  const change = (text: string) => text.replace(/^( +)price: 200$/m, `$1price: 200\n$1${nextPrice}`);
  expect(edit('plans.yaml', change)).toMatchObject([
    {
      field: 'deployments.cloud.price',
      message: expect.stringMatching(/^From 2099-02-01 on: .* costs GH₵220/),
    },
  ]);
  const both = (text: string) => change(text).replace(/(cloud: \{.*?price: 200,)/, `$1 ${nextPrice},`);
  expect(edit('plans.yaml', both)).toEqual([]);
});
