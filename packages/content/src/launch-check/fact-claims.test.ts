import { describe, expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

const saying = (text: string) => findIn({ 'en/pages/x.yaml': JSON.stringify({ text }) });
const place = 'content/en/pages/x.yaml: text |';

describe('a tax that is typed into a text', () => {
  test.each([
    ['VAT 12.5%, NHIL 2.5%', 'VAT 12.5%', '15%'],
    ['| VAT | 17.5% of 1,000 |', 'VAT | 17.5%', '15%'],
    ['NHIL is 3%.', 'NHIL is 3%', '2.5%'],
    ['GETFund levy 5%', 'GETFund levy 5%', '2.5%'],
    ['One base, 22% in all, levies included.', '22% in all', '20%'],
    ['VAT and levies 21.9%', 'VAT and levies 21.9%', '20%'],
    ['Tax is withheld: 7% on services.', '7% on services', '7.5%'],
    ['From services 7.5% is withheld, and from works 6%.', 'works 6%', '5%'],
    ['Tax withheld is 4% on goods.', '4% on goods', '3%'],
    ['The rates apply above GH₵3,000 a year.', 'above GH₵3,000 a year', 'GH₵2,000'],
    ['Sellers of goods register at GH₵500,000 a year.', 'GH₵500,000 a year', 'GH₵750,000'],
    ['Pay PAYE by the 10th.', 'PAYE by the 10th', 'the 15th'],
    ['Send pensions by the 15th.', 'pensions by the 15th', 'the 14th'],
  ])('is compared with the list of rates: %s', (text, said, right) => {
    expect(saying(text)).toEqual([`${place} Says "${said}", and by content/taxes.yaml it is ${right}.`]);
  });

  test.each([
    'VAT 15%, NHIL 2.5% and GETFund levy 2.5%, on the price before tax: 20% in all.',
    'VAT was 12.5% until 2025.',
    'Before 2026 VAT 12.5% came on top.',
    'Some goods carry VAT 0%.',
    'A margin of 20% and a discount of 5%.',
    'Withheld: 3% on goods, 5% on works, 7.5% on services above GH₵2,000 a year.',
    'Sellers of goods register at GH₵750,000 a year.',
    'Send pensions by the 14th and PAYE by the 15th.',
    'He sold goods for GH₵48,000 a year.',
  ])('is left alone where it agrees, or was once: %s', (text) => {
    expect(saying(text)).toEqual([]);
  });

  test('is found everywhere once the rate has changed', () => {
    expect(findIn(changed('taxes.yaml', 'percent: 15 }', 'percent: 17 }'))).toEqual([
      'content/en/help/create-invoice.md: line 6 | Says "VAT is 15%", and by content/taxes.yaml it is 17%.',
      'content/en/help/create-invoice.md: line 6 | Says "20% together", and by content/taxes.yaml it is 22%.',
    ]);
  });
});

describe('what is promised of security and uptime', () => {
  test.each([
    ['Encrypted with TLS 1.3.', 'Says "TLS 1.3", and content/claims.yaml says "TLS 1.2+".'],
    ['At rest with AES-128.', 'Says "AES-128", and content/claims.yaml says "AES-256".'],
    ['We promise 99.5% uptime.', 'Says "99.5% uptime", and content/claims.yaml says 99.9%.'],
  ])('is the same everywhere: %s', (text, what) => {
    expect(saying(text)).toEqual([`${place} ${what}`]);
  });

  test('may be repeated as it is', () => {
    expect(saying('TLS 1.2+ on the way, AES-256 at rest, 99.9% uptime.')).toEqual([]);
  });
});

test('a company does not begin in a year to come', () => {
  expect(findIn(changed('brand.yaml', 'founded: 2024', 'founded: 2027'))).toEqual([
    'content/brand.yaml: founded | The company begins in 2027, and it is 2026.',
  ]);
});
