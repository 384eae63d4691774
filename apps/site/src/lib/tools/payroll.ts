import {
  type BandTax,
  type IncomeTaxRates,
  taxByBands,
  totalTax,
} from '@accounting-site/content/money/income-tax';
import { shareOf } from '@accounting-site/content/money/share-of';

/** Percentages of the basic salary. The first two make as much as the last two. */
export interface PensionRates {
  employer: number;
  worker: number;
  tier_1: number;
  tier_2: number;
}

/** The pension contributions for a month, in pesewas. What both sides pay is always what both tiers get. */
interface Pension {
  employer: number;
  worker: number;
  total: number;
  tier1: number;
  tier2: number;
}

/** @param basic the basic salary of a month, in pesewas */
export function pensionOf(basic: number, rates: PensionRates): Pension {
  const employer = shareOf(basic, rates.employer);
  const worker = shareOf(basic, rates.worker);
  const total = employer + worker;
  const tier1 = shareOf(basic, rates.tier_1);
  return { employer, worker, total, tier1, tier2: total - tier1 };
}

/** A month's pay of one worker, in pesewas. */
interface Pay {
  basic: number;
  /** Allowances paid in cash. They are taxed, and no pension is paid on them. */
  allowances: number;
  isResident: boolean;
}

export interface PayrollRates {
  paye: IncomeTaxRates & { non_resident_percent: number };
  pension: PensionRates;
}

/** A payslip and what it costs the employer, in pesewas. */
export interface Payslip {
  gross: number;
  pension: Pension;
  taxable: number;
  bands: BandTax[];
  paye: number;
  net: number;
  cost: number;
}

export function payslipOf({ basic, allowances, isResident }: Pay, rates: PayrollRates): Payslip {
  const gross = basic + allowances;
  const pension = pensionOf(basic, rates.pension);
  const taxable = gross - pension.worker;
  const flat = { bands: [], top_percent: rates.paye.non_resident_percent };
  const bands = taxByBands(taxable, isResident ? rates.paye : flat);
  const paye = totalTax(bands);
  return { gross, pension, taxable, bands, paye, net: taxable - paye, cost: gross + pension.employer };
}
