import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';
import {
  clinicBillSchema,
  grantReportSchema,
  jobCostSchema,
  restaurantSchema,
  retailSchema,
  timesheetSchema,
} from './industry-words.ts';
import { ledgerSchema } from './ledger-words.ts';
import {
  dashboardSchema,
  invoiceSchema,
  mobileMoneySchema,
  paidInvoiceSchema,
  suggestionSchema,
  tillSchema,
  todaySchema,
} from './product-words.ts';
import {
  balanceSheetSchema,
  branchesSchema,
  cashFlowSchema,
  incomeStatementSchema,
  runningCostsSchema,
} from './statement-words.ts';

/** The texts and amounts of all product pictures: content/en/pictures.yaml. */
export const picturesSchema = z
  .strictObject({
    invoice: invoiceSchema,
    fee_invoice: invoiceSchema,
    paid_invoice: paidInvoiceSchema,
    suggestion: suggestionSchema,
    till: tillSchema,
    mobile_money: mobileMoneySchema,
    payments: ledgerSchema,
    orders: ledgerSchema,
    dashboard: dashboardSchema,
    today: todaySchema,
    income_statement: incomeStatementSchema,
    branches: branchesSchema,
    running_costs: runningCostsSchema,
    cash_flow: cashFlowSchema,
    balance_sheet: balanceSheetSchema,
    retail: retailSchema,
    restaurant: restaurantSchema,
    job_cost: jobCostSchema,
    clinic_bill: clinicBillSchema,
    timesheet: timesheetSchema,
    grant_report: grantReportSchema,
  })
  .refine(({ invoice, mobile_money }) => invoice.total.amount === mobile_money.prompt.amount, {
    error: 'correct the amounts: the customer approves another amount than that of the invoice',
    path: ['mobile_money', 'prompt', 'amount'],
  });

export type Pictures = z.infer<typeof picturesSchema>;

export const readPictures = (): Pictures => readWords('en/pictures.yaml', picturesSchema);
