import { exactly, listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { runningBalance, sumOf, sumOfLines } from './amounts.ts';
import { amount, checkedPicture, chip, heading, line } from './parts/picture-fields.ts';

/** The pictures of statements and reports. */
export const statementPictures = {
  income_statement: checkedPicture(
    {
      ...heading,
      sales: line,
      cost: line,
      gross: line,
      expenses: listOf(line),
      profit: line,
      /** The profit of this month and the five before it, oldest first. */
      months: exactly(6, amount),
      months_label: text(),
      months_initials: text(),
      chip: chip.required(),
    },
    {
      'sales and cost do not make the gross profit': ({ sales, cost, gross }) =>
        sumOfLines([sales, cost]) === gross.amount,
      'gross profit and expenses do not make the profit': ({ gross, expenses, profit }) =>
        sumOfLines([gross, ...expenses]) === profit.amount,
      'the last of the months is not the profit': ({ months, profit }) => months.at(-1) === profit.amount,
      'the chip does not show what the profit rose by since the month before': ({
        months,
        chip: { amount: rise },
      }) => sumOf([months.at(-1) ?? 0, -(months.at(-2) ?? 0)]) === rise,
    },
  ),
  branches: checkedPicture(
    {
      ...heading,
      branches: listOf(line),
      sales: line,
      costs: listOf(line),
      profit: line,
      chip,
    },
    {
      'the branches do not add up to the sales': ({ branches, sales }) =>
        sumOfLines(branches) === sales.amount,
      'sales and costs do not make the profit': ({ sales, costs, profit }) =>
        sumOfLines([sales, ...costs]) === profit.amount,
    },
  ),
  /**
   * The amounts come from elsewhere: the expenses of the income statement, and the price in content/plans.yaml.
   */
  running_costs: z.strictObject({
    ...heading,
    product: text(),
    total: text(),
    chip,
  }),
  cash_flow: checkedPicture(
    {
      ...heading,
      opening: line,
      /** The transactions by day of the month. */
      movements: listOf(z.strictObject({ day: z.number().int().min(1).max(31), amount })),
      money_in: line,
      money_out: line,
      closing: line,
      /** The day labels below the line, evenly spaced from the first to the 31st. */
      days: text(),
      chip: chip.required(),
    },
    {
      'the movements above 0 do not add up to the money in': ({ movements, money_in }) =>
        sumOfLines(movements.filter((move) => move.amount > 0)) === money_in.amount,
      'the movements below 0 do not add up to the money out': ({ movements, money_out }) =>
        sumOfLines(movements.filter((move) => move.amount < 0)) === money_out.amount,
      'opening, in and out do not make the closing balance': ({ opening, money_in, money_out, closing }) =>
        sumOfLines([opening, money_in, money_out]) === closing.amount,
      'the chip does not show the lowest balance': ({ opening, movements, chip: { amount: lowest } }) =>
        Math.min(...runningBalance(opening.amount, movements)) === lowest,
    },
  ),
  balance_sheet: checkedPicture(
    {
      ...heading,
      assets: z.strictObject({ title: text(), rows: listOf(line), total: line }),
      claims: z.strictObject({ title: text(), liabilities: listOf(line), equity: listOf(line), total: line }),
      chip,
    },
    {
      'the assets do not add up to their total': ({ assets }) =>
        sumOfLines(assets.rows) === assets.total.amount,
      'liabilities and equity do not add up to their total': ({ claims }) =>
        sumOfLines([...claims.liabilities, ...claims.equity]) === claims.total.amount,
      'assets do not equal liabilities and equity': ({ assets, claims }) =>
        assets.total.amount === claims.total.amount,
    },
  ),
};
