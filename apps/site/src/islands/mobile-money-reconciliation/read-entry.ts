import { readAmount } from '../../lib/tools/pesewas.ts';

/** One transaction. */
export interface Entry {
  /** Line number in the pasted text, from 1. */
  line: number;
  /** As 2026-11-16. */
  day: string;
  /** Empty where the line has none. */
  reference: string;
  /** In pesewas. Money in is positive, money out is negative. */
  amount: number;
}

/**
 * Why a line was not read. comma: it may separate cells or be inside an amount. cells: there are more cells
 * than headings. direction: money may have come in or gone out. failed: the payment failed, is pending or was
 * reversed. balance: a part of a message, which only gives a balance.
 */
export type UnreadReason =
  | ('no_date' | 'no_amount' | 'too_large' | 'zero' | 'comma' | 'cells')
  | ('direction' | 'failed' | 'balance');

/** An amount of a statement. Money in is positive, money out is negative. */
interface SignedMoney {
  pesewas: number;
  /** Whether the cell itself gives the direction: a sign, brackets, DR or CR. */
  hasSign: boolean;
}

/** Parses 1,000.00 and -38.50, (38.50), 38.50 DR, +5; undefined for anything else. */
export function readMoney(cell: string): SignedMoney | undefined {
  // Spreadsheets write a question mark for ₵ in files of an older encoding.
  const text = cell.trim().replace(/^([-−–+(]?\s?)GH\?/i, '$1GH₵');
  const match = /^([-−–+(]?)\s?(.{1,24}?)\s?(\)|-|DR|CR)?$/i.exec(text);
  const [, before = '', middle = '', after = ''] = match ?? [];
  const signInside = /^(?:GH[₵¢S]|GHC|[₵¢])\s?[-−]/i.test(middle);
  const read = readAmount(signInside ? middle.replace(/[-−]/, '') : middle);
  if (!/\d/.test(middle) || 'problem' in read) return undefined;
  const isOut = /[-−–(]/.test(before) || /^(-|DR|\))$/i.test(after) || signInside;
  return {
    pesewas: isOut ? -read.pesewas : read.pesewas,
    hasSign: isOut || before === '+' || /^CR$/i.test(after),
  };
}

/**
 * Whether a cell looks like an amount beyond the limit of all tools. Spreadsheets write such numbers as 1e9.
 */
export function isBeyondLimit(cell: string): boolean {
  const bare = cell.trim().replace(/^[-−–+(]\s?|\s?(?:\)|-|DR|CR)$/gi, '');
  const read = readAmount(bare);
  return /^\d+(\.\d+)?e\+?\d+$/i.test(bare) || ('problem' in read && read.problem === 'too_large');
}

const failure =
  '(?:failed|failure|unsuccessful|not (?:been )?success\\w*|declined|rejected|pending|reversed)';
const ended = '(?:cancell?ed|expired|incomplete)';
const failedWord = new RegExp(`\\b${failure}\\b|\\b${ended}\\b`, 'i');
const onlyFailed = new RegExp(`^(?:transaction |payment )?(?:${failure}|${ended})$`, 'i');

/**
 * Whether a cell says that no money moved. Only a status may say more than that: the details of a payment may mention
 * an order that is pending.
 */
export const isFailed = (cell: string, isStatus: boolean) => (isStatus ? failedWord : onlyFailed).test(cell);

/**
 * The direction of money according to the words of a line. unsure: a word that fits both directions. cost: a word that
 * fits both, and mostly means money out.
 */
type Way = 'in' | 'out' | 'unsure' | 'cost';

const toWallet =
  'to (?:(?:you|me|us)(?=\\s*(?:$|[|.,]|(?:by|from|on|for|via)\\b))|your (?:(?:MTN )?(?:MoMo|mobile money) )?wallet\\b)';
const cost = '(?:fees?|charges?|rent)';
const ownMoney = 'wallet|account|bank|float|network|mtn|telecel|at money|momo|mobile money';
const notOwn = `(?:your|my|(?:the )?(?:${ownMoney}))\\b`;
const ownWallet = '(?:(?:your|my|the) )?(?:(?:mtn|telecel|at) )?(?:momo|mobile money|wallet|float)\\b';
/** How someone pays, and not who. */
const method = '(?:mo ?mo|mobile money|wallet|bank|cheque|check|cash|card|transfer)\\b';
const amount = 'GH[S₵C]\\s{0,2}[\\d,.]{1,15}';
const outWords = [
  'dr|debit(?:ed)?|sent|send|spent|cash ?-?out|withdr[ae]w\\w*|money out|levy|expenses?',
  'deducted from your|has been repaid|loan repayment(?! (?:received|from|by))',
  `(?:paid|payment|transfer(?:red)?) from ${ownWallet}`,
  'income tax|(?:airtime|phone|data|prepaid|ecg) credit|buy credit',
  `(?:network|transaction|transfer|bank|momo|mobile money|mtn|telecel|at money) ${cost}`,
  `${cost} (?:charged|of the network|to|for cash)|(?:fees?|charges?)(?: was| is)?:?\\s?(?=GH|\\d{1,9}\\.\\d)`,
  `(?:paid|payment|transfer(?:red)?|deposit(?:ed)?|refund(?:ed)?) (?!${toWallet})to`,
  `(?:you (?:have )?paid|payment|transfer(?:red)?)(?: of)? ${amount} (?!${toWallet}|to your (?:till|merchant|account))to`,
  '(?:paid|payment) for|payment made|deposit(?:ed)? (?:at|with)|to (?:(?:the|your) )?bank',
].join('|');
const inWords = [
  'cr|credit(?:ed)?|received|cash ?-?in|deposit\\w*|money in|income',
  `(?:disbursed|paid|transfer(?:red)?|refund(?:ed)?) ${toWallet}`,
  `${cost}\\b[^|.]{0,40} from\\b(?! ${notOwn})`,
  `payment(?: of|:)? ${amount} from\\b(?! ${notOwn})`,
  `(?:paid|payment|refund|transfer(?:red)?) (?:by\\b(?! ${method})|from\\b(?! ${ownWallet}|(?: your| my) account))`,
  'paid (?:me|us)|customers? (?:paid|payments?)',
].join('|');
const sure = new RegExp(`\\b(?:(${outWords})|${inWords})\\b`, 'i');

/**
 * Goods give the direction only if nothing else does: airtime alone is a cost, but a sale of airtime is not.
 */
const outGoods =
  '(?:bought|purchased?|purchases)\\b|(?:airtime|bundles?|bills?)\\b(?! (?:sales?|sold|sell)\\b)|(?:wages|salary|salaries)\\b';
const goods = new RegExp(`\\b(?:(${outGoods})|(?:sales?|sold)\\b)`, 'i');

/** A word that fits both directions. Paid means paid out only if no name precedes it. */
const paidOut = /(?:^|[|\d] ?)paid\b/i;
const both = /\b(?:paid|payments?|transfer(?:red)?|refund(?:ed|s)?)\b/i;
const bareCost = new RegExp(`\\b${cost}\\b`, 'i');
const undone = /\b(?:revers(?:al|als|ed|e)|cancell?ed|rollback)\b/i;

// Networks write CASH_OUT, and a regular expression treats the underscore as a word character.
const wordsOf = (cells: string[]) => cells.join(' | ').replaceAll('_', ' ');

/** Whether the words of a line tell of money that came back. */
export const isUndone = (cells: string[]) => undone.test(wordsOf(cells));

/**
 * The direction that the cells of a line give; undefined if none. The first word that gives a direction
 * decides, as in 'Sent to Credit Union'. The words in and out, and D and C for debit and credit, decide only as a whole
 * cell.
 */
export function wayOf(cells: string[]): Way | undefined {
  const type = cells.find((cell) => /^(in|out|[dc])$/i.test(cell));
  if (type) return /^[od]/i.test(type) ? 'out' : 'in';
  const words = wordsOf(cells);
  if (undone.test(words)) return 'unsure';
  const told = sure.exec(words);
  if (told) return told[1] === undefined ? 'in' : 'out';
  if (paidOut.test(words)) return 'out';
  const traded = goods.exec(words);
  if (traded) return traded[1] === undefined ? 'in' : 'out';
  if (bareCost.test(words)) return 'cost';
  return both.test(words) ? 'unsure' : undefined;
}

/** How the direction of a transaction is known. none: unknown, and read as money in. */
type Told = 'sign' | 'words' | 'unsure' | 'none';

/** Lines that are not a wallet transaction and need no remark. elsewhere: a cash or bank transaction. */
type LeftOut = 'elsewhere' | 'total';

/** The result of reading a line: a transaction, or why there is none. */
export type Read = (Omit<Entry, 'line'> & { told: Told }) | UnreadReason | LeftOut;

/** Builds a transaction. If the amount has no sign, the other cells of the line give the direction. */
export function entryOf(
  day: string,
  reference: string,
  money: Pick<SignedMoney, 'pesewas' | 'hasSign'>,
  cells: string[],
): Read {
  if (money.pesewas === 0) return 'zero';
  if (money.hasSign) return { day, reference, amount: money.pesewas, told: 'sign' };
  const way = wayOf(cells);
  const amount = way === 'out' || way === 'cost' ? -money.pesewas : money.pesewas;
  return { day, reference, amount, told: toldBy(way, cells) };
}

/** A list of bare numbers is read as takings. A text without known words may also be a purchase. */
function toldBy(way: Way | undefined, cells: string[]): Told {
  if (way) return way === 'in' || way === 'out' ? 'words' : 'unsure';
  return cells.some((cell) => /(?:^|[\s|])(?!GHS?\b|cedis?\b)\p{L}{2,}/iu.test(cell)) ? 'none' : 'words';
}
