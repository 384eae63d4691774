/**
 * Rates for tests of the calculators. The rates in content/taxes.yaml are the owner's, and change with the
 * law.
 */
export const vatParts = [
  { id: 'vat', name: 'VAT', percent: 15 },
  { id: 'nhil', name: 'NHIL', percent: 2.5 },
  { id: 'getfund', name: 'GETFund levy', percent: 2.5 },
];

export const withholdingRates = [
  { id: 'goods', percent: 3, above_threshold: true },
  { id: 'works', percent: 5, above_threshold: true },
  { id: 'services', percent: 7.5, above_threshold: true },
  { id: 'services-person', percent: 7.5, above_threshold: false },
  { id: 'rent-home', percent: 8, above_threshold: false },
  { id: 'rent-other', percent: 15, above_threshold: false },
];
