import { findDay } from './find-day.ts';
import { type RawCell, splitRaw } from './split-line.ts';

/** What the headings or the other lines of a list tell about the cells of a line. */
export interface Shape {
  /** How many cells a line has; nothing where that is not known. */
  width: number | undefined;
  /** Whether an amount may stand in this cell. */
  mayHoldAmount: (at: number) => boolean;
  /** Whether this cell and the next, which together look like one amount, may be two things. */
  mayBeTwo: (at: number, next: string) => boolean;
}

/** Most lines have no comma that could stand inside an amount, and need no closer look. */
const doubtful = /\d,(?:\d{3}(?!\d)|\d{1,2}\s*$)/;
const head = /(?:^|\s)[-−–+(]?(?:GH[₵¢S]|GHC|[₵¢])?\s?[-−–]?[1-9]\d{0,2}$/i;
const middle = /^\d{3}$/;
const tail = /^\d{3}(?:\.\d{0,2})?\s?(?:\)|-|DR|CR|cedis?|GH[₵¢S])?\s*$/i;

/**
 * A line of a list parted by commas, without the commas inside its amounts: 1,585.00 becomes 1585.00. Spaces behind all
 * other commas decide, or how many cells there should be. Undefined where it may be one amount or two: to guess would
 * change an amount and tell nobody.
 */
export function joinThousands(line: string, { width, mayHoldAmount, mayBeTwo }: Shape): string | undefined {
  if (!doubtful.test(line)) return line;
  const cells = splitRaw(line, ',');
  const joints = findJoints(cells);
  if (joints.length === 0) return hasDecimalComma(cells) ? undefined : line;
  const isOneCell = joints.length === cells.length - 1;
  if (isOneCell || isSpaced(cells, joints)) return withoutCommas(line, cells, joints);
  if (width === undefined) return undefined;
  if (cells.length <= width)
    return joints.every((at) => mayBeTwo(at, textOf(cells, at + 1))) ? line : undefined;
  const left = cells.length - joints.length;
  const fits = left >= width && left - countEmptyAtEnd(cells) <= width;
  return fits && joints.every((at, before) => mayHoldAmount(at - before))
    ? withoutCommas(line, cells, joints)
    : undefined;
}

/** Whether the only comma stands inside 16/11/2026 A1 1234,50: there it parts cedis from pesewas, or nothing. */
function hasDecimalComma([first, second, third]: RawCell[]): boolean {
  if (!first || !second || third || first.isQuoted || !/^\d{1,2}\s*$/.test(second.text)) return false;
  const found = findDay(first.text);
  return found !== undefined && /\s\d[\d.]*$/.test(found.rest);
}

/** The cells that, with the next one, look like an amount with thousands. */
export function findJoints(cells: RawCell[]): number[] {
  const joints: number[] = [];
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1];
    if (!next || cell.isQuoted || next.isQuoted || !tail.test(next.text)) continue;
    if (isHead(cell.text) || (middle.test(cell.text) && joints.at(-1) === at - 1)) joints.push(at);
  }
  return joints;
}

/** Whether a number of up to three digits stands at the end that is no part of a date, as in 2 Nov 26. */
const isHead = (text: string) => head.test(text) && head.test(findDay(text)?.rest ?? text);

/** Whether a space follows every comma but those inside amounts, as people write lists. */
function isSpaced(cells: RawCell[], joints: number[]): boolean {
  const isJoint = new Set(joints);
  return cells.every(({ text }, at) => at === 0 || isJoint.has(at - 1) || /^(\s|$)/.test(text));
}

function withoutCommas(line: string, cells: RawCell[], joints: number[]): string {
  let from = 0;
  let joined = '';
  for (const at of joints) {
    const end = cells[at]?.end ?? from;
    joined += line.slice(from, end);
    from = end + 1;
  }
  return joined + line.slice(from);
}

const textOf = (cells: RawCell[], at: number) => cells[at]?.text.trim() ?? '';

function countEmptyAtEnd(cells: RawCell[]): number {
  let count = 0;
  while (count < cells.length && textOf(cells, cells.length - 1 - count) === '') count += 1;
  return count;
}
