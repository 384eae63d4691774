import { entryOf, isBeyondLimit, isFailed, isUndone, type Read, readMoney } from './read-entry.ts';

/** The columns that the visitor is asked for when headings do not name them. -1: no such column. */
export interface ChosenColumns {
  date: number;
  reference: number;
  /** One column for money in and out, or a column for each. */
  amount: number;
  moneyIn: number;
  moneyOut: number;
  /** How many columns there are. */
  count: number;
}

/** The column index of each field of a table. -1: no such column. */
export interface Columns extends ChosenColumns {
  /** The balances before and after a transaction. Together they give its direction. */
  before: number;
  after: number;
  /** Whether the payment succeeded. */
  status: number;
  /** References, which may be the payer's notes, and the states of goods. Goods may be pending that are paid. */
  notes: number[];
  /** Whether the money columns are called debit and credit, which a book and a statement write for opposite ways. */
  isLedger: boolean;
  /** Whether there are columns for other accounts beside the wallet, as in a cash book. */
  hasOthers: boolean;
  /** Whether a column has figures: amounts, balances, fees. */
  isFigure: boolean[];
}

/** The columns of a table without headings, as the visitor chose them. */
export const columnsOf = (chosen: ChosenColumns): Columns => ({
  ...chosen,
  before: -1,
  after: -1,
  status: -1,
  notes: [chosen.reference],
  isLedger: false,
  hasOthers: false,
  isFigure: [],
});

type Role =
  | ('date' | 'id' | 'reference' | 'receipt' | 'status' | 'before' | 'after')
  | ('amount' | 'amountDue' | 'amountPaid' | 'moneyIn' | 'moneyOut');

/** A longer cell is a text, not a heading. The limit also bounds the work of the patterns. */
const longestHeading = 60;

const notMoney = /balance|\bbal\b|fee|charge|levy|tax|status/;
const status = /^(?:(?:trans\w*|txn|payment)\.? ?)?(?:status|result|outcome)$/;
const goods = /deliver|order|fulfil|settle/;
const payee = /paid to|payee|supplier|vendor|beneficiary/;
/** A heading with one of these words names a person or a method, not an amount, even with Sent to. */
const notItself = /\b(to|from|by|for|name|method|mode|type|details)\b/;
/** Headings of figures that are not the amount of a transaction. */
const otherFigure = /balance|\bbal\b|fee|charge|levy|tax|vat|total|commission|discount|price|cost|cash|bank/;
/** The day of a payment, where no column is for days. */
const time = /\btime(?:stamp)?\b/;
const wallet = /momo|mobile|wallet/;
const patterns: [Role, RegExp][] = [
  ['date', /\bdate|\bday\b|date$/],
  // The network's own number is reliable. A column called Ref is often the sender's note.
  ['id', /\b(f|fin|financial|trans\w{0,12}|txn)\.?\s{0,3}(trans\w{0,12}\s{0,3})?(no|nr|number|id)\b/],
  ['reference', /\bref|(receipt|invoice|voucher)\.?\s{0,3}(no|nr|number|id)|^(id|no\.?|nr\.?|number)$/],
  ['receipt', /^receipt$/],
  ['moneyIn', /\b(in|cr|credit|received|receipts?|income|deposits?)\b|^sales$/],
  ['amountPaid', /\bamount paid\b(?! out)|\bpaid amount\b/],
  ['moneyOut', /\b(out|dr|debit|sent|spent|withdrawals?|withdrawn|paid|payments?|expenses?|expenditure)\b/],
  ['amount', /amount|value|^(ghs|gh₵|cedis)$/],
];

/**
 * Reads a row of headings; undefined for a row that is not one. In a cash book with cash, wallet and bank
 * side by side, the wallet's columns are used.
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
    date: [find('date'), headings.findIndex((each) => time.test(each))].find((at) => at >= 0) ?? -1,
    reference: [find('id'), find('reference')].find((at) => at >= 0) ?? -1,
    amount: find('amountPaid') >= 0 ? find('amountPaid') : find('amount'),
    moneyIn: find('moneyIn'),
    moneyOut: find('moneyOut'),
    before: find('before'),
    after: find('after'),
    status: find('status'),
    notes: headings.flatMap((heading, at) =>
      goods.test(heading) || roles[at] === 'id' || roles[at] === 'reference' ? at : [],
    ),
  };
  const hasMoney = columns.amount >= 0 || columns.moneyIn >= 0 || columns.moneyOut >= 0;
  if (columns.date < 0 || !hasMoney) return undefined;
  const count = cells.length;
  const hasOthers = hasWallet && roles.some((role, at) => isMoney(role) && !isWallet[at]);
  const isLedger = [columns.moneyIn, columns.moneyOut].every((at) =>
    /debit|credit|\b[dc]r\b/.test(headings[at] ?? ''),
  );
  return { ...columns, isLedger, hasOthers, count, isFigure };
}

function rolesOf(headings: string[]): (Role | undefined)[] {
  const found = headings.map(roleOf);
  // Beside money received or a supplier, an amount paid is money out. Otherwise it is what customers paid.
  const isOut = found.includes('moneyIn') || headings.some((heading) => payee.test(heading));
  const paid = isOut ? 'moneyOut' : 'amountPaid';
  // Beside payments, a receipt column is money. Beside an amount, it is a receipt number.
  const receipt = found.includes('moneyOut') && !found.includes('amount') ? 'moneyIn' : 'reference';
  const amount = isOut && found.includes('amountPaid') ? 'amountDue' : 'amount';
  const meant: { [role in Role]?: Role } = { amount, amountPaid: paid, receipt };
  return found.map((role) => role && (meant[role] ?? role));
}

function roleOf(heading: string): Role | undefined {
  if (/\bbal/.test(heading)) {
    if (/\b(before|opening)\b/.test(heading)) return 'before';
    return /\b(after|closing)\b/.test(heading) ? 'after' : undefined;
  }
  if (status.test(heading)) return 'status';
  if (notMoney.test(heading)) return undefined;
  const role = patterns.find(([, pattern]) => pattern.test(heading))?.[0];
  return (role === 'moneyIn' || role === 'moneyOut') && notItself.test(heading) ? undefined : role;
}

const isMoney = (role: Role | undefined) => /^(?:amount|money)/.test(role ?? '');

/** Reads a row of a table. The day is that of its date column. */
export function readByColumns(
  cells: string[],
  columns: Columns,
  { day, delimiter, isOutNegative }: { day: string | undefined; delimiter: string; isOutNegative: boolean },
): Read {
  const cell = (column: number) => cells[column] ?? '';
  if (cells.some(isBalance)) return 'total';
  if (!day) return isTotal(cells, columns) ? 'total' : 'no_date';
  const before = readMoney(cell(columns.before));
  const after = readMoney(cell(columns.after));
  const change = before && after && after.pesewas - before.pesewas;
  const isNote = (text: string, at: number) =>
    columns.notes.includes(at) && (at === columns.reference || /pending/i.test(text));
  const isLost = (text: string, at: number) =>
    at === columns.status ? isFailed(text, true) : !change && !isNote(text, at) && isFailed(text, false);
  if (cells.some(isLost)) return 'failed';
  // An extra cell means that a comma is inside a text or an amount, so the cells do not match their headings.
  if (cells.slice(columns.count).some((text) => text !== '')) return 'cells';
  const money = [columns.amount, columns.moneyIn, columns.moneyOut];
  if (delimiter === ',' && money.some((at) => isCut(cells, at, columns))) return 'comma';
  if (money.some((at) => isBeyondLimit(cell(at)))) return 'too_large';
  const moneyIn = readMoney(cell(columns.moneyIn));
  const moneyOut = readMoney(cell(columns.moneyOut));
  const single = readMoney(cell(columns.amount));
  const reference = cell(columns.reference);
  if (moneyIn || moneyOut) {
    const out = moneyOut?.pesewas ?? 0;
    const amount = (moneyIn?.pesewas ?? 0) - (isOutNegative ? Math.abs(out) : out);
    return amount === 0 ? 'zero' : { day, reference, amount, told: 'sign' };
  }
  if (!single)
    return columns.hasOthers && money.every((at) => /^[-–—]?$/.test(cell(at))) ? 'elsewhere' : 'no_amount';
  if (change && !single.hasSign) {
    const amount = Math.sign(change) * single.pesewas;
    return amount === 0 ? 'zero' : { day, reference, amount, told: 'sign' };
  }
  const used = [columns.date, columns.amount, columns.reference];
  const others = cells.filter((_, at) => !used.includes(at));
  return entryOf(day, reference, single, others);
}

/**
 * Whether an amount may be cut in two by a comma inside it: 1,585.00 without quotes is the cells 1 and
 * 585.00. Money in and money out beside each other are never both filled in, and a column that is not for
 * figures has no pesewas.
 */
function isCut(cells: string[], at: number, { moneyIn, moneyOut, isFigure }: Columns): boolean {
  const next = cells[at + 1] ?? '';
  if (!/^[-−–+(]?\s?(?:GH[₵¢S]|GHC|[₵¢])?\s?[-−–]?[1-9]\d{0,2}$/i.test(cells[at] ?? '')) return false;
  if (!/^\d{3}(\.\d{0,2})?\)?$/.test(next)) return false;
  const isInAndOut = [moneyIn, moneyOut].includes(at) && [moneyIn, moneyOut].includes(at + 1);
  return isInAndOut || (!isFigure[at + 1] && next.includes('.'));
}

/** Whether a text names a balance, which a book writes with its day. */
const isBalance = (cell: string) =>
  /^(?:(?:to|by) )?(?:(?:opening|closing) bal|bal(?:ance)?\.? ?(?:[bc] ?\/? ?[fd]\b|brought|carried)|[bc] ?\/ ?[fd]\b|(?:brought|carried) (?:forward|down)\b)/i.test(
    cell,
  );

/**
 * Whether a line without a day is a total, has no amount, or has only figures, such as a balance carried down. A line
 * with an amount, and with a date that cannot be read or a reference, is a transaction.
 */
function isTotal(cells: string[], { date, reference, count, ...columns }: Columns): boolean {
  const [day = '', number = ''] = [date, reference].map((at) => cells[at]?.replace(/^[-–—]$/, ''));
  if (cells.some((cell) => /^(grand |sub-?)?totals?\b/i.test(cell))) return !/^\d/.test(day);
  if (day !== '') return false;
  const money = [columns.amount, columns.moneyIn, columns.moneyOut];
  const hasAmount = cells.some((cell, at) => (money.includes(at) || at >= count) && /[1-9]/.test(cell));
  return !hasAmount || (number === '' && !cells.some((cell) => /\p{L}/u.test(cell)));
}

/**
 * Whether a column for money out has a minus before most amounts. Otherwise a minus there is money that came back.
 * @param rows the rows with a day: a total may be written without the minus
 */
export function isOutNegative(rows: string[][], { moneyOut }: Columns): boolean {
  const paid = rows.filter((cells) => !isUndone(cells));
  const signs = paid.map((cells) => Math.sign(readMoney(cells[moneyOut] ?? '')?.pesewas ?? 0));
  return signs.reduce((sum, sign) => sum + sign, 0) <= 0;
}
