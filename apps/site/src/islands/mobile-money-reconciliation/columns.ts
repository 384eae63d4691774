/** Where a statement with a row of headings holds what. -1: nowhere. */
export interface Columns {
  date: number;
  reference: number;
  amount: number;
  moneyIn: number;
  moneyOut: number;
}

type Role = keyof Columns;

const notMoney = /balance|\bbal\b|fee|charge|levy|tax|status/;
const wallet = /momo|mobile|wallet/;
const patterns: [Role, RegExp][] = [
  ['date', /\bdate|\bday\b|date$/],
  [
    'reference',
    /\bref|(receipt|invoice|voucher|trans\w*|financial)\.?\s*(no|nr|number|id)|^(id|no\.?|nr\.?|number)$/,
  ],
  ['moneyIn', /\b(in|credit|received|receipts|deposits?)\b/],
  ['moneyOut', /\b(out|debit|sent|withdrawals?|paid|payments)\b/],
  ['amount', /amount|value|^(ghs|gh₵|cedis)$/],
];

/**
 * What a row of headings says; undefined for a row that is none. A cash book with cash, wallet and bank beside each
 * other is read for its wallet.
 */
export function readHeadings(cells: string[]): Columns | undefined {
  const roles = cells.map((cell) => roleOf(cell.toLowerCase()));
  const isWallet = cells.map((cell) => wallet.test(cell.toLowerCase()));
  const hasWallet = roles.some((role, at) => isMoney(role) && isWallet[at]);
  const find = (role: Role) =>
    roles.findIndex((each, at) => each === role && (!isMoney(role) || !hasWallet || isWallet[at]));
  const columns: Columns = {
    date: find('date'),
    reference: find('reference'),
    amount: find('amount'),
    moneyIn: find('moneyIn'),
    moneyOut: find('moneyOut'),
  };
  const hasMoney = columns.amount >= 0 || columns.moneyIn >= 0 || columns.moneyOut >= 0;
  return columns.date >= 0 && hasMoney ? columns : undefined;
}

function roleOf(heading: string): Role | undefined {
  if (notMoney.test(heading)) return undefined;
  return patterns.find(([, pattern]) => pattern.test(heading))?.[0];
}

const isMoney = (role: Role | undefined) => role === 'amount' || role === 'moneyIn' || role === 'moneyOut';
