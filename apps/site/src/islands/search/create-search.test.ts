import { expect, test } from 'vitest';
import { createSearch, indexDocuments } from './create-search.ts';
import { hasWords } from './plain-word.ts';

const page = (title: string, text = '', keywords = '') => ({
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  kind: 'Help article',
  title,
  text,
  keywords,
  asked: '',
});

const search = createSearch({
  index: indexDocuments([
    { ...page('Invoice'), path: '/help/faqs#invoice', title: 'Which invoice?' },
    page('Setting Up Mobile Money Payments', 'Take MTN MoMo on your invoices.'),
    page('How to Create and Send an Invoice', 'Send it on WhatsApp.', 'credit note quote'),
    page('Year-End Accounting Checklist', 'Count stock, chase debts.', 'invoice stock'),
    page('Set Low-Stock Alerts', 'Choose a threshold.', 'sugar soap'),
    page('Sɛnea wɔyɛ ledger', 'Akan page.'),
  ]),
  meanings: { momo: 'mobile money' },
  asked: {},
});
const titles = (query: string) => search(query).map(({ title }) => title);

test('a page with the word in its title ranks above one with the word elsewhere', () => {
  expect(titles('invoice')[0]).toBe('How to Create and Send an Invoice');
  expect(titles('invoice')).toContain('Year-End Accounting Checklist');
});

test('a question ranks below the page about its subject, though its title is shorter', () => {
  expect(titles('invoice').slice(0, 2)).toEqual(['How to Create and Send an Invoice', 'Which invoice?']);
});

test('a word with a hyphen is found joined, split and as written', () => {
  for (const query of ['year-end', 'yearend', 'year end']) {
    expect(titles(query)[0]).toBe('Year-End Accounting Checklist');
  }
});

test('a prefix of a word is enough', () => {
  expect(titles('thresh')).toEqual(['Set Low-Stock Alerts']);
});

test('a typing mistake is tolerated in a longer word, not in a short one', () => {
  expect(titles('invioce')[0]).toBe('How to Create and Send an Invoice');
  expect(titles('xyz')).toEqual([]);
});

test('pages with all words come first, regardless of small words and case', () => {
  expect(titles('How do I SEND the quote')[0]).toBe('How to Create and Send an Invoice');
});

test('small words of French are not searched either', () => {
  expect(hasWords('Comment une')).toBe(false);
});

test('the help texts of another language rank above its other pages, and the sign-up below', () => {
  const paths = ['/fr/register', '/fr/about', '/fr/help/article/invoice'];
  const inFrench = createSearch({
    index: indexDocuments(paths.map((path) => ({ ...page('Facture'), path }))),
    meanings: {},
    asked: {},
  });
  expect(inFrench('facture').map(({ path }) => path)).toEqual(paths.toReversed());
});

test('when few pages have all words, pages with some of them follow', () => {
  expect(titles('soap whatsapp')).toHaveLength(2);
  expect(titles('sugar invoice')).toEqual(expect.arrayContaining(['Set Low-Stock Alerts', 'Which invoice?']));
});

test('an abbreviation also finds what it means', () => {
  expect(titles('momo')[0]).toBe('Setting Up Mobile Money Payments');
  expect(titles('momo')).toHaveLength(1);
});

test('a word that is a property of every JavaScript object has no meaning', () => {
  expect(titles('constructor')).toEqual([]);
});

test('Akan words are found when typed on a plain keyboard', () => {
  expect(titles('senea woye')).toEqual(['Sɛnea wɔyɛ ledger']);
});

test('a hit names the matched words of the page', () => {
  expect(search('invioce')[0]?.found).toEqual(['invoice']);
});

test('the page that the owner chose for a search comes first', () => {
  const owned = createSearch({
    index: indexDocuments([
      page('Order book', 'Order more.'),
      { ...page('Low stock'), asked: 'order again' },
    ]),
    meanings: {},
    asked: { 'order again': '/low-stock' },
  });
  const first = (query: string) => owned(query)[0]?.title;
  expect([first('order'), first('How to order again'), first('ordr again')]).toEqual([
    'Order book',
    'Low stock',
    'Low stock',
  ]);
});
