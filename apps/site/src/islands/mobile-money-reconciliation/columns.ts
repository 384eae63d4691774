import type { Shape } from './join-thousands.ts';

/** Where a statement with a row of headings holds what. -1: nowhere. */
export interface Columns {
  date: number;
  reference: number;
  amount: number;
  moneyIn: number;
  moneyOut: number;
  /** Where the balance before and after a movement stands: together they tell which way it went. */
  before: number;
  after: number;
  /** Whether money of other places stands beside that of the wallet, as in a cash book. */
  hasOthers: boolean;
  /** How many headings there are. */
  count: number;
  /** What the headings tell about lines that may have a comma inside an amount. */
  shape: Shape;
}

type Role = 'date' | 'id' | 'reference' | 'receipt' | 'amount' | 'moneyIn' | 'moneyOut' | 'before' | 'after';

/** What is longer is a text. No pattern has to walk through it. */
const longestHeading = 60;

const notMoney = /balance|\bbal\b|fee|charge|levy|tax|status/;
/** Behind these words stands who or how, even below Sent to. */
const notItself = /\b(to|from|by|for|name|method|mode|type|details)\b/;
/** What amounts stand below without being counted. */
const otherFigure = /balance|\bbal\b|fee|charge|levy|tax|vat|total|commission|discount|price|cost|cash|bank/;
const wallet = /momo|mobile|wallet/;
const patterns: [Role, RegExp][] = [
  ['date', /\bdate|\bday\b|date$/],
  // The network's own number is sure. What it calls Ref is often a note of the sender.
  ['id', /\b(f|fin|financial|trans\w{0,12}|txn)\.?\s{0,3}(trans\w{0,12}\s{0,3})?(no|nr|number|id)\b/],
  ['reference', /\bref|(receipt|invoice|voucher)\.?\s{0,3}(no|nr|number|id)|^(id|no\.?|nr\.?|number)$/],
  ['receipt', /^receipt$/],
  ['moneyIn', /\b(in|credit|received|receipts?|income|deposits?)\b/],
  ['moneyOut', /\b(out|debit|sent|spent|withdrawals?|paid|payments?|expenses?|expenditure)\b/],
  ['amount', /amount|value|^(ghs|gh₵|cedis)$/],
];

/**
 * What a row of headings says; undefined for a row that is none. A cash book with cash, wallet and bank beside each
 * other is read for its wallet.
 */
export function readHeadings(cells: string[]): Columns | undefined {
  const headings = cells.map((cell) =>
    cell.length > longestHeading ? '' : cell.toLowerCase().replaceAll('_', ' '),
  );
  const roles = rolesOf(headings);
  const isWallet = headings.map((heading) => wallet.test(heading));
  const hasWallet = roles.some((role, at) => isMoney(role) && isWallet[at]);
  const find = (role: Role) =>
    roles.findIndex((each, at) => each === role && (!isMoney(role) || !hasWallet || isWallet[at]));
  const isFigure = headings.map((heading, at) => isMoney(roles[at]) || otherFigure.test(heading));
  const columns = {
    date: find('date'),
    reference: [find('id'), find('reference')].find((at) => at >= 0) ?? -1,
    amount: find('amount'),
    moneyIn: find('moneyIn'),
    moneyOut: find('moneyOut'),
    before: find('before'),
    after: find('after'),
  };
  const hasMoney = columns.amount >= 0 || columns.moneyIn >= 0 || columns.moneyOut >= 0;
  if (columns.date < 0 || !hasMoney) return undefined;
  const count = cells.length;
  const hasOthers = hasWallet && roles.some((role, at) => isMoney(role) && !isWallet[at]);
  return { ...columns, hasOthers, count, shape: shapeOf(count, isFigure, columns) };
}

function shapeOf(
  width: number,
  isFigure: boolean[],
  { moneyIn, moneyOut }: Pick<Columns, 'moneyIn' | 'moneyOut'>,
): Shape {
  const isInAndOut = (at: number) =>
    Math.min(moneyIn, moneyOut) === at && Math.max(moneyIn, moneyOut) === at + 1;
  return {
    width,
    mayHoldAmount: (at) => isFigure[at] === true,
    // Hardly a line has money in and money out, and pesewas stand below no heading but that of an amount.
    mayBeTwo: (at, next) => !isInAndOut(at) && (isFigure[at + 1] === true || !next.includes('.')),
  };
}

function rolesOf(headings: string[]): (Role | undefined)[] {
  const roles = headings.map(roleOf);
  // Beside payments a receipt is money. Beside an amount it is the number on a paper.
  const receipt = roles.includes('moneyOut') && !roles.includes('amount') ? 'moneyIn' : 'reference';
  return roles.map((role) => (role === 'receipt' ? receipt : role));
}

function roleOf(heading: string): Role | undefined {
  if (/\bbal/.test(heading)) {
    if (/\b(before|opening)\b/.test(heading)) return 'before';
    return /\b(after|closing)\b/.test(heading) ? 'after' : undefined;
  }
  if (notMoney.test(heading)) return undefined;
  const role = patterns.find(([, pattern]) => pattern.test(heading))?.[0];
  return (role === 'moneyIn' || role === 'moneyOut') && notItself.test(heading) ? undefined : role;
}

const isMoney = (role: Role | undefined) => role === 'amount' || role === 'moneyIn' || role === 'moneyOut';
