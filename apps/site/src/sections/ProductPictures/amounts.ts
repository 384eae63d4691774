import { formatAmount } from '@accounting-site/content/money/money';

/** The sum of amounts in cedis, without binary rounding errors. */
export const sumOf = (amounts: number[]): number =>
  Math.round(100 * amounts.reduce((sum, amount) => sum + amount, 0)) / 100;

/** The sum of the amounts of some lines. */
export const sumOfLines = (lines: { amount: number }[]): number => sumOf(lines.map((line) => line.amount));

/** The balance after each transaction, starting with the opening balance. */
export function runningBalance(opening: number, movements: { amount: number }[]): number[] {
  const balances = [opening];
  for (const { amount } of movements) balances.push(sumOf([balances.at(-1) ?? 0, amount]));
  return balances;
}

/** An amount as shown in the pictures, with a real minus sign, which is as wide as a digit: −GH₵684.50. */
export const cedis = (amount: number) => formatAmount(amount).replace('-', '−');
