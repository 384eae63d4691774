import { globSync, readFileSync } from 'node:fs';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { addChatCodes, chatCode } from './chat-codes.ts';
import { parsePage } from './page.ts';

test.each([
  ['SikaBooks', 'index.html', 'SB-home'],
  ['SikaBooks', 'pricing.html', 'SB-pricing'],
  ['Gold Coast Ledger', 'help/article/create-invoice.html', 'GCL-create-invoice'],
  ['ledger', 'Help Center.html', 'L-help-center'],
])('the code of %s for %s is %s', (brand, file, code) => {
  expect(chatCode(brand, file)).toBe(code);
});

test('a chat with the company gets the code of its page; other links stay as they are', () => {
  const page = parsePage(
    'pricing.html',
    '<a href="https://wa.me/1?text=Hi" class=a>a</a><a href="https://wa.me/1?text=Hi.%20">b</a>' +
      '<a href="https://wa.me/1">c</a><a href="https://wa.me/?text=Hi">d</a><a href="/x?text=Hi">e</a>',
  );
  addChatCodes(page, 'SikaBooks', '1');
  expect(page.edit.toString()).toBe(
    '<a href="https://wa.me/1?text=Hi%20(SB-pricing)" class=a>a</a><a href="https://wa.me/1?text=Hi.%20(SB-pricing)">b</a>' +
      '<a href="https://wa.me/1?text=(SB-pricing)%20">c</a><a href="https://wa.me/?text=Hi">d</a><a href="/x?text=Hi">e</a>',
  );
});

test.each([
  [
    'title="https://wa.me/1 is a chat" href="https://wa.me/1"',
    'title="https://wa.me/1 is a chat" href="https://wa.me/1?text=(L-x)%20"',
  ],
  ['href="https://wa.me/1?text=Ama&#x27;s"', 'href="https://wa.me/1?text=Ama&#x27;s%20(L-x)"'],
  ["class=a href='https://wa.me/1'", "class=a href='https://wa.me/1?text=(L-x)%20'"],
  ['href=https://wa.me/1', 'href=https://wa.me/1?text=(L-x)%20'],
])('the code is added to the address itself: %s', (written, coded) => {
  const page = parsePage('x.html', `<a ${written}>Chat</a>`);
  addChatCodes(page, 'ledger', '1');
  expect(page.edit.toString()).toBe(`<a ${coded}>Chat</a>`);
});

test.runIf(isApprovedContent)('the prepared texts are whole sentences, because the code follows them', () => {
  const texts = globSync('content/*/*pages/*.yaml').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^ *message: ["']?(?:Hello|Bonjour).*$/gm) ?? [],
  );
  expect(texts).toHaveLength(20);
  expect(texts.filter((text) => !/\.["']?$/.test(text))).toEqual([]);
});
