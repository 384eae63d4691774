/** Which way money went by the words of a line. unsure: they name something that goes both ways. */
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

/** What is bought and sold tells a way only where nothing else does: airtime is a cost, and the sale of it is none. */
const outGoods =
  '(?:bought|purchased?|purchases)\\b|(?:airtime|bundles?|bills?)\\b(?! (?:sales?|sold|sell)\\b)|(?:rent|wages|salary|salaries)\\b';
const goods = new RegExp(`\\b(?:(${outGoods})|(?:sales?|sold)\\b)`, 'i');

/** A word for something that goes both ways. What is paid is paid out only where nobody stands before it. */
const paidOut = /(?:^|[|\d] ?)paid\b/i;
const both = /\b(?:paid|payments?|transfer(?:red)?|refund(?:ed|s)?)\b/i;
const undone = /\b(?:revers(?:al|als|ed|e)|cancell?ed|rollback)\b/i;

/**
 * Which way the cells of a line say that money went; undefined where they say nothing. The first word that tells a way
 * counts, as in 'Sent to Credit Union'; in and out by themselves tell one only where they are a whole cell.
 */
export function wayOf(cells: string[]): Way | undefined {
  const type = cells.find((cell) => /^(in|out)$/i.test(cell));
  if (type) return type.toLowerCase() === 'out' ? 'out' : 'in';
  // Networks write CASH_OUT, and an underscore is a letter to a pattern.
  const words = cells.join(' | ').replaceAll('_', ' ');
  if (undone.test(words)) return 'unsure';
  const told = sure.exec(words);
  if (told) return told[1] === undefined ? 'in' : 'out';
  if (paidOut.test(words)) return 'out';
  const traded = goods.exec(words);
  if (traded) return traded[1] === undefined ? 'in' : 'out';
  return both.test(words) ? 'unsure' : undefined;
}
