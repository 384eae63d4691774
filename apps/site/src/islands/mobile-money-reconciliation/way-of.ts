/** The direction of money according to the words of a line. unsure: a word that fits both directions. */
export type Way = 'in' | 'out' | 'unsure';

const outWords = [
  'dr|debit(?:ed)?|sent|send|spent|cash ?-?out|withdr[ae]w\\w*|money out|fees?|charges?|levy|expenses?',
  'paid (?:to|for)|payment (?:to|made|for)|transfer(?:red)? to|deposit(?:ed)? (?:to|at|with)|refund(?:ed)? to|to (?:the )?bank',
].join('|');
const inWords = [
  'cr|credit(?:ed)?|received|cash ?-?in|deposit\\w*|money in|income',
  '(?:paid|payment|refund) (?:by|from)|paid (?:me|us)|customers? (?:paid|payments?)|transfer(?:red)? (?:from|by)',
].join('|');
const sure = new RegExp(`\\b(?:(${outWords})|${inWords})\\b`, 'i');

/**
 * Goods give the direction only if nothing else does: airtime alone is a cost, but a sale of airtime is not.
 */
const outGoods =
  '(?:bought|purchased?|purchases)\\b|(?:airtime|bundles?|bills?)\\b(?! (?:sales?|sold|sell)\\b)|(?:rent|wages|salary|salaries)\\b';
const goods = new RegExp(`\\b(?:(${outGoods})|(?:sales?|sold)\\b)`, 'i');

/** A word that fits both directions. Paid means paid out only if no name precedes it. */
const paidOut = /(?:^|[|\d] ?)paid\b/i;
const both = /\b(?:paid|payments?|transfer(?:red)?|refund(?:ed|s)?)\b/i;
const undone = /\b(?:revers(?:al|als|ed|e)|cancell?ed|rollback)\b/i;

/**
 * The direction that the cells of a line give; undefined if none. The first word that gives a direction
 * decides, as in 'Sent to Credit Union'. The words in and out decide only as a whole cell.
 */
export function wayOf(cells: string[]): Way | undefined {
  const type = cells.find((cell) => /^(in|out)$/i.test(cell));
  if (type) return type.toLowerCase() === 'out' ? 'out' : 'in';
  // Networks write CASH_OUT, and a regular expression treats the underscore as a word character.
  const words = cells.join(' | ').replaceAll('_', ' ');
  if (undone.test(words)) return 'unsure';
  const told = sure.exec(words);
  if (told) return told[1] === undefined ? 'in' : 'out';
  if (paidOut.test(words)) return 'out';
  const traded = goods.exec(words);
  if (traded) return traded[1] === undefined ? 'in' : 'out';
  return both.test(words) ? 'unsure' : undefined;
}
