const whole = new Intl.NumberFormat('en-GH', {
  style: 'currency',
  currency: 'GHS',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GH', { style: 'currency', currency: 'GHS' });

/** Formats a price of whole cedis: 2000 becomes GH₵2,000. */
export const formatPrice = (cedis: number) => whole.format(cedis);

/** Formats an amount with pesewas, for tables of money: 2000 becomes GH₵2,000.00. */
export const formatAmount = (cedis: number) => exact.format(cedis);
