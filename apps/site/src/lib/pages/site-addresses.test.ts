import { expect, test } from 'vitest';
import { inFirstLanguage, isSiteAddress } from './site-addresses.ts';

test.for([
  '/',
  '/Help%20Center',
  '/pricing#calculator',
  '/search?q=vat',
  '/account',
  '/help/article/create-invoice',
  '/resources/stories/caterer',
  '/downloads/stock-list.csv',
  '/downloads/cash-book.xlsx',
  '/resources/templates/invoice/print',
  '/downloads/filing-calendar-12.ics',
  '/feed.xml',
])('a text can link to %s', (link) => {
  expect(isSiteAddress(link)).toBe(true);
});

test.for([
  '/help/article/none',
  '/help/article',
  '/Pricing',
  '/pricing/',
  // Each language has its own text, whose links get the language of the page.
  '/fr/pricing',
  '/%zz',
  '/resources/templates/cash-book/print',
  '/downloads/filing-calendar-13.ics',
])('a text cannot link to %s', (link) => {
  expect(isSiteAddress(link)).toBe(false);
});

test.for([
  ['/fr', '/'],
  ['/fr/pricing#calculator', '/pricing#calculator'],
  ['/fr?from=mail', '/?from=mail'],
  ['/fr/staff', '/fr/staff'],
  ['/free', '/free'],
  ['/pricing', '/pricing'],
])('%s in the first language is %s', ([address, first]) => {
  expect(inFirstLanguage(address ?? '')).toBe(first);
});
