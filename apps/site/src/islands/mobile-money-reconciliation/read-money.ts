import { readAmount } from '../../lib/tools/pesewas.ts';

/** An amount of a statement: money in above 0, money out below. */
export interface SignedMoney {
  pesewas: number;
  /** Whether the cell itself says which way: a sign, brackets, DR or CR. */
  hasSign: boolean;
  /** Whether it cannot be a number of something else: it has pesewas, a sign or a currency. */
  isPlain: boolean;
}

/** Reads 1,000.00 and -38.50, (38.50), 38.50 DR, +5; undefined for anything else. */
export function readMoney(cell: string): SignedMoney | undefined {
  const match = /^([-−–+(]?)\s?(.{1,24}?)\s?(\)|-|DR|CR)?$/i.exec(cell.trim());
  const [, before = '', middle = '', after = ''] = match ?? [];
  const signInside = /^(?:GH[₵¢S]|GHC|[₵¢])\s?[-−]/i.test(middle);
  const read = readAmount(signInside ? middle.replace(/[-−]/, '') : middle);
  if (!/\d/.test(middle) || 'problem' in read) return undefined;
  const isOut = /[-−–(]/.test(before) || /^(-|DR|\))$/i.test(after) || signInside;
  const hasSign = isOut || before === '+' || /^CR$/i.test(after);
  return {
    pesewas: isOut ? -read.pesewas : read.pesewas,
    hasSign,
    isPlain: !hasSign && /^\d+$/.test(middle),
  };
}

const outWords =
  'dr|debit(?:ed)?|sent|cash ?-?out|withdr[ae]w\\w*|paid to|payment to|transfer to|fees?|charges?|money out';
const inWords =
  'cr|credit(?:ed)?|received|cash ?-?in|deposit\\w*|paid by|payment from|transfer from|money in';
const direction = new RegExp(`\\b(?:(${outWords})|${inWords})\\b`, 'i');

/**
 * Whether the cells of a line say that money went out. The first word that tells a way counts, as in 'Sent to Credit
 * Union'; in and out by themselves tell one only where they are a whole cell. Without such words money came in.
 */
export function saysOut(cells: string[]): boolean {
  const type = cells.find((cell) => /^(in|out)$/i.test(cell));
  if (type) return type.toLowerCase() === 'out';
  // Networks write CASH_OUT, and an underscore is a letter to a pattern.
  return direction.exec(cells.join(' ').replaceAll('_', ' '))?.[1] !== undefined;
}
