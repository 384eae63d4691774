import { formatterOf } from '../languages/in-language.ts';

const money = (maximumFractionDigits?: number) =>
  formatterOf(
    (language) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: 'GHS',
        currencyDisplay: 'narrowSymbol',
        ...(maximumFractionDigits !== undefined && { maximumFractionDigits }),
      }),
  );
const whole = money(0);
const exact = money();

/** Formats a price of whole cedis: 2000 becomes GH₵2,000. */
export const formatPrice = (cedis: number) => whole().format(cedis);

/** Formats an amount with pesewas, for tables of money: 2000 becomes GH₵2,000.00. */
export const formatAmount = (cedis: number) => exact().format(cedis);
