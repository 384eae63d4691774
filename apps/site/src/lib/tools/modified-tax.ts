import {
  type BandTax,
  type IncomeTaxRates,
  taxByBands,
  totalTax,
  yearlyRates,
} from '@accounting-site/content/money/income-tax';
import { shareOf } from '@accounting-site/content/money/share-of';

/** `other`: someone who also has a job, or income from another country. */
export const traderKinds = ['trader', 'professional', 'several', 'partner', 'other'] as const;
type TraderKind = (typeof traderKinds)[number];

/** The three ways of the Modified Taxation Scheme, and the income tax of everyone else. */
type TaxWay = 'fixed' | 'turnover' | 'cash' | 'ordinary';

/** The limits, the rate and the fixed sums of a quarter are in cedis and percent. */
export interface ModifiedRates {
  fixed_up_to: number;
  turnover_up_to: number;
  percent: number;
  bands: { up_to: number; amount: number }[];
}

/** The year of an individual in business. Amounts are in pesewas. */
export interface TradingYear {
  kind: TraderKind;
  isVatRegistered: boolean;
  sales: number;
  expenses: number;
}

export interface YearTax {
  way: TaxWay;
  /** Negative for a loss. */
  profit: number;
  /** The parts of the profit, if it is taxed. */
  bands: BandTax[];
  tax: number;
  /** Four payments that add up to the tax. */
  quarters: number[];
}

/** Which way applies, and the tax of the year. */
export function modifiedTaxOf(year: TradingYear, rates: ModifiedRates, paye: IncomeTaxRates): YearTax {
  const way = wayOf(year, rates);
  const profit = year.sales - year.expenses;
  const taxed = (tax: number, bands: BandTax[] = []) => ({ way, profit, bands, tax, quarters: inFour(tax) });
  if (way === 'fixed') return taxed(4 * fixedSum(year.sales, rates));
  if (way === 'turnover') return taxed(shareOf(year.sales, rates.percent));
  const bands = taxByBands(Math.max(0, profit), yearlyRates(paye));
  return taxed(totalTax(bands), bands);
}

function wayOf({ kind, isVatRegistered, sales }: TradingYear, rates: ModifiedRates): TaxWay {
  if (isVatRegistered || kind === 'other' || sales > rates.turnover_up_to * 100) return 'ordinary';
  if (kind !== 'trader') return 'cash';
  return sales > rates.fixed_up_to * 100 ? 'turnover' : 'fixed';
}

const fixedSum = (sales: number, { bands }: ModifiedRates) =>
  (bands.find(({ up_to }) => sales <= up_to * 100)?.amount ?? 0) * 100;

/** Four whole amounts that add up and differ by a pesewa at most. */
const inFour = (tax: number) =>
  [1, 2, 3, 4].map((quarter) => Math.floor((quarter * tax) / 4) - Math.floor(((quarter - 1) * tax) / 4));
