import { readAmount } from '../../lib/tools/pesewas.ts';

/** An amount of a statement. Money in is positive, money out is negative. */
export interface SignedMoney {
  pesewas: number;
  /** Whether the cell itself gives the direction: a sign, brackets, DR or CR. */
  hasSign: boolean;
  /** Whether it can only be money: it has pesewas, a sign or a currency. */
  isPlain: boolean;
}

/** Parses 1,000.00 and -38.50, (38.50), 38.50 DR, +5; undefined for anything else. */
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

/**
 * Whether a cell looks like an amount beyond the limit of all tools. Spreadsheets write such numbers as 1e9.
 */
export function isBeyondLimit(cell: string): boolean {
  const bare = cell.trim().replace(/^[-−–+(]\s?|\s?(?:\)|-|DR|CR)$/gi, '');
  const read = readAmount(bare);
  return /^\d+(\.\d+)?e\+?\d+$/i.test(bare) || ('problem' in read && read.problem === 'too_large');
}
