import { formatAmount } from '@accounting-site/content/money';

/** An amount as shown in the pictures, with a real minus sign, which is as wide as a digit: −GH₵684.50. */
export const cedis = (amount: number) => formatAmount(amount).replace('-', '−');
