import type { ReactNode } from 'react';
import { DashboardPicture, TodayPicture } from './DashboardPicture.tsx';
import { InvoicePicture } from './InvoicePicture.tsx';
import {
  ClinicBillPicture,
  GrantReportPicture,
  JobCostPicture,
  RestaurantPicture,
  RetailPicture,
  TimesheetPicture,
} from './industry-pictures.tsx';
import { LedgerPicture } from './LedgerPicture.tsx';
import { MobileMoneyPicture } from './MobileMoneyPicture.tsx';
import { PaidInvoicePicture } from './PaidInvoicePicture.tsx';
import { type Pictures, readPictures } from './read-pictures.ts';
import { SuggestionPicture } from './SuggestionPicture.tsx';
import {
  BalanceSheetPicture,
  BranchesPicture,
  CashFlowPicture,
  IncomeStatementPicture,
  RunningCostsPicture,
} from './statement-pictures.tsx';
import { TillPicture } from './TillPicture.tsx';

const words = readPictures();

/** Every product picture, by the name of its texts in content/en/pictures.yaml. */
export const pictures: Record<keyof Pictures, ReactNode> = {
  invoice: <InvoicePicture />,
  fee_invoice: <InvoicePicture words={words.fee_invoice} />,
  paid_invoice: <PaidInvoicePicture />,
  suggestion: <SuggestionPicture />,
  till: <TillPicture />,
  mobile_money: <MobileMoneyPicture />,
  payments: <LedgerPicture words={words.payments} />,
  orders: <LedgerPicture words={words.orders} />,
  dashboard: <DashboardPicture />,
  today: <TodayPicture />,
  income_statement: <IncomeStatementPicture />,
  branches: <BranchesPicture />,
  running_costs: <RunningCostsPicture />,
  cash_flow: <CashFlowPicture />,
  balance_sheet: <BalanceSheetPicture />,
  retail: <RetailPicture />,
  restaurant: <RestaurantPicture />,
  job_cost: <JobCostPicture />,
  clinic_bill: <ClinicBillPicture />,
  timesheet: <TimesheetPicture />,
  grant_report: <GrantReportPicture />,
};
