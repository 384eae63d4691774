import { expect, test } from 'vitest';
import { isSiteAddress } from './site-addresses.ts';

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
  '/fr',
  '/fr/pricing#calculator',
])('a text can link to %s', (link) => {
  expect(isSiteAddress(link)).toBe(true);
});

test.for([
  '/help/article/none',
  '/help/article',
  '/Pricing',
  '/pricing/',
  '/fr/none',
  '/fr/staff',
  '/%zz',
  '/resources/templates/cash-book/print',
  '/downloads/filing-calendar-13.ics',
])('a text cannot link to %s', (link) => {
  expect(isSiteAddress(link)).toBe(false);
});
