import { describe, expect, test } from 'vitest';
import { readTaxes } from '../money/taxes.ts';
import { payeOn } from '../template-sheet/paye.ts';
import { layOutSheet } from '../template-sheet/sheet-grid.ts';
import { sheetSchema } from '../template-sheet/sheet-schema.ts';
import { workOutSheet } from '../template-sheet/work-out-sheet.ts';
import { readTemplates } from './templates.ts';

const sheetOf = (slug: string) => {
  const sheet = readTemplates().find((template) => template.slug === slug)?.sheet;
  if (!sheet) throw new Error(`there is no template ${slug}`);
  return sheet;
};

test('every template has its place in the list', () => {
  const orders = readTemplates().map(({ order }) => order);
  expect(new Set(orders).size).toBe(orders.length);
});

test('the taxes of the example invoice follow the rates of the year, and its parts add up to the total', () => {
  for (const slug of ['invoice', 'pro-forma-invoice']) {
    const { rows, totals } = workOutSheet(sheetOf(slug));
    const beforeTax = rows.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);
    expect(totals.before_tax?.amount).toBe(beforeTax);
    let total = beforeTax;
    for (const { id, percent } of readTaxes().vat.parts) {
      expect(totals[id]?.amount).toBe(Math.round((beforeTax * percent) / 100));
      total += Number(totals[id]?.amount);
    }
    expect(totals.total?.amount).toBe(total);
  }
});

const sumOf = (slug: string, column: string) =>
  workOutSheet(sheetOf(slug)).rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

test('the example receipt adds up what was received and what is left', () => {
  const { totals } = workOutSheet(sheetOf('receipt'));
  const [owed, received] = [sumOf('receipt', 'owed'), sumOf('receipt', 'amount')];
  expect([totals.received?.left, totals.to_pay?.left]).toEqual([received, owed - received]);
});

test('the example waybill says how many packages are missing', () => {
  const { sent, received, missing } = workOutSheet(sheetOf('waybill')).totals.together ?? {};
  expect(missing).toBe(Number(sent) - Number(received));
  expect(missing).toBeGreaterThan(0);
});

test('the last balance of the example statement is what there is to pay', () => {
  const { fields, rows, totals } = workOutSheet(sheetOf('customer-statement'));
  const { charged, paid } = totals.together ?? {};
  expect(totals.to_pay?.balance).toBe(Number(fields.opening) + Number(charged) - Number(paid));
  expect(rows.at(-1)?.balance).toBe(totals.to_pay?.balance);
});

test('the example statement lists the payment of the example receipt', () => {
  const receipt = workOutSheet(sheetOf('receipt')).fields.receipt;
  const line = workOutSheet(sheetOf('customer-statement')).rows.find(({ number }) => number === receipt);
  expect(line?.paid).toBe(sumOf('receipt', 'amount'));
});

test('the example payslip takes the pension share off the basic salary, then PAYE and the rest', () => {
  const totals = Object.fromEntries(
    Object.entries(workOutSheet(sheetOf('payslip')).totals).map(([id, line]) => [id, Number(line.deduction)]),
  );
  const { gross = 0, pension = 0, taxable = 0, paye = 0, other = 0, net } = totals;
  const basic = sumOf('payslip', 'basic');
  expect(gross).toBe(basic + sumOf('payslip', 'allowance'));
  expect(pension).toBe(Math.round((basic * readTaxes().pension.worker) / 100));
  expect([taxable, paye]).toEqual([gross - pension, payeOn(taxable)]);
  expect(net).toBe(gross - pension - paye - other);
});

test('each balance of the example cash book follows from the row before, and the last one closes the month', () => {
  const { fields, rows, totals } = workOutSheet(sheetOf('cash-book'));
  for (const place of ['cash', 'momo', 'bank']) {
    let balance = Number(fields[`opening_${place}`]);
    for (const row of rows) {
      balance += Number(row[`${place}_in`] ?? 0) - Number(row[`${place}_out`] ?? 0);
      expect(row[`${place}_balance`]).toBe(balance);
    }
    expect(totals.month?.[`${place}_balance`]).toBe(balance);
  }
});

test('a transfer in the example cash book leaves one account and enters another', () => {
  const transfer = workOutSheet(sheetOf('cash-book')).rows.find((row) => row.account === 'Transfer');
  expect(transfer?.momo_out).toBe(transfer?.bank_in);
});

test('the example stock sheet values the counted and the missing stock', () => {
  const { rows, totals } = workOutSheet(sheetOf('stock-sheet'));
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  expect(totals.together?.value).toBe(sum((row) => Number(row.counted) * Number(row.cost)));
  expect(totals.together?.lost).toBe(
    sum((row) => (Number(row.counted) - Number(row.book)) * Number(row.cost)),
  );
});

test('accounts of the chart have unique numbers in order and a known type', () => {
  const { rows } = workOutSheet(sheetOf('chart-of-accounts'));
  const codes = rows.map(({ code }) => Number(code));
  expect(codes).toEqual([...new Set(codes)].sort((one, other) => one - other));
  const types = sheetOf('chart-of-accounts').columns.find(({ id }) => id === 'type')?.choices;
  expect(rows.filter(({ type }) => !types?.includes(String(type)))).toEqual([]);
});

test('the cash book uses accounts of the chart', () => {
  const chart = workOutSheet(sheetOf('chart-of-accounts')).rows.map(({ code, name }) => `${code} ${name}`);
  const named = workOutSheet(sheetOf('cash-book')).rows.map(({ account }) => String(account));
  expect(named.filter((account) => account !== 'Transfer' && !chart.includes(account))).toEqual([]);
});

test('an example whose name could be real is marked as an example', () => {
  for (const { slug, sheet } of readTemplates().filter((template) => template.slug !== 'chart-of-accounts')) {
    const named = sheet.examples.map(({ details, item, description }) => details ?? item ?? description);
    expect(
      named.filter((name) => !String(name).startsWith('EXAMPLE ')),
      slug,
    ).toEqual([]);
  }
});

describe('a sheet', () => {
  const sheet = {
    name: 'Sheet',
    orientation: 'portrait',
    columns: [
      { id: 'quantity', label: 'Quantity', type: 'quantity', width: 9 },
      { id: 'price', label: 'Price', type: 'money', width: 9 },
      { id: 'amount', label: 'Amount', type: 'money', width: 9, formula: 'quantity * price' },
    ],
    examples: [{ quantity: 1.5, price: 0.33 }, { quantity: 2 }],
    blank_rows: 3,
    totals: [
      { id: 'all', label: 'All', sums: { amount: 'sum_all(amount)' } },
      { id: 'tax', label: 'Tax', percent: '2.5', sums: { amount: 'all * percent' } },
    ],
    total_label: 'quantity',
  };
  const messagesOf = (changes: object) =>
    sheetSchema.safeParse({ ...sheet, ...changes }).error?.issues.map(({ message }) => message);

  test('rounds money to the pesewa and leaves a row with a missing figure empty', () => {
    const { rows, totals } = workOutSheet(sheetSchema.parse(sheet));
    expect(rows.map(({ amount }) => amount)).toEqual([50, null]);
    expect([totals.all?.amount, totals.tax?.amount]).toEqual([50, 1]);
  });

  test('refers to the right cells in formulas, wherever the table begins', () => {
    const { rows } = layOutSheet(sheetSchema.parse(sheet), { title: 'Title', blankRows: 1 });
    expect(rows.map((row) => row[2]?.formula)).toEqual([
      undefined,
      undefined,
      undefined,
      'IF(COUNT(A4,B4)<2,"",ROUND(A4*B4,2))',
      'IF(COUNT(A5,B5)<2,"",ROUND(A5*B5,2))',
      'IF(COUNT(A6,B6)<2,"",ROUND(A6*B6,2))',
      'SUM(C4:C6)',
      'ROUND(C7*B8,2)',
    ]);
  });

  test.each([
    [
      'a formula that names no column',
      { totals: [{ ...sheet.totals[0], sums: { amount: 'sum_all(amuont)' } }] },
    ],
    ['a total under no column', { totals: [{ ...sheet.totals[0], sums: { amuont: 'sum_all(amount)' } }] }],
    ['an example for no column', { examples: [{ quantity: 1, amuont: 2 }] }],
    ['a label in no column', { total_label: 'amuont' }],
  ])('refuses %s, and names it', (_what, changes) => {
    expect(messagesOf(changes)?.join()).toContain('there is no amuont. Check the spelling');
  });

  test('refuses an example in a calculated column', () => {
    expect(messagesOf({ examples: [{ quantity: 1, amount: 2 }] })?.join()).toContain('there is no amount');
  });

  test.each([
    ['fields without columns', { fields: [{ id: 'a', label: 'A', type: 'text' }] }, 'field_columns: write'],
    ['totals without a column for their labels', { total_label: undefined }, 'total_label: write'],
    ['a column twice', { columns: [...sheet.columns, sheet.columns[0]] }, 'quantity is there twice'],
    [
      'a rate with no column to its left',
      { totals: [{ id: 'tax', label: 'Tax', percent: 5, sums: { quantity: 'sum_all(quantity)' } }] },
      'cannot be in quantity',
    ],
  ])('refuses %s, and says what to write', (_what, changes, message) => {
    expect(messagesOf(changes)?.join()).toContain(message);
  });

  test('refuses a formula that cannot be read', () => {
    const broken = sheet.columns.map((column) => ({ ...column, formula: 'quantity *' }));
    expect(messagesOf({ columns: broken })?.join()).toContain('write a name or a number');
  });
});
