const whole = new Intl.NumberFormat('en-GH', {
  style: 'currency',
  currency: 'GHS',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GH', { style: 'currency', currency: 'GHS' });

/** A price of whole cedis as visitors read it: 2000 becomes GH₵2,000. */
export const formatPrice = (cedis: number) => whole.format(cedis);

/** An amount with pesewas, for tables of money: 2000 becomes GH₵2,000.00. */
export const formatAmount = (cedis: number) => exact.format(cedis);
