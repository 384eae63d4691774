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

export const payrollRates = {
  paye: {
    bands: [
      { size: 490, percent: 0 },
      { size: 110, percent: 5 },
      { size: 130, percent: 10 },
      { size: 3166.67, percent: 17.5 },
      { size: 16_000, percent: 25 },
      { size: 30_520, percent: 30 },
    ],
    top_percent: 35,
    non_resident_percent: 25,
  },
  pension: { employer: 13, worker: 5.5, tier_1: 13.5, tier_2: 5 },
};

export const modifiedRates = {
  fixed_up_to: 20_000,
  turnover_up_to: 500_000,
  percent: 3,
  bands: [
    { up_to: 5880, amount: 0 },
    { up_to: 10_000, amount: 25 },
    { up_to: 15_000, amount: 35 },
    { up_to: 20_000, amount: 45 },
  ],
};
