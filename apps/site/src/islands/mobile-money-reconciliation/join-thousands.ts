import { findDay } from './find-day.ts';
import { type RawCell, splitRaw } from './split-line.ts';

/** What is known about the cells of a line from the headings or the other lines. */
export interface Shape {
  /** How many cells a line has; undefined if not known. */
  width: number | undefined;
  /** Whether this cell may contain an amount. */
  mayHoldAmount: (at: number) => boolean;
  /** Whether this cell and the next, which together look like one amount, may be separate values. */
  mayBeTwo: (at: number, next: string) => boolean;
}

/** A comma that could be inside an amount. Lines without one need no further check. */
const doubtful = /\d,(?:\d{3}(?!\d)|\d{1,2}\s*$)/;
const head = /(?:^|\s)[-−–+(]?(?:GH[₵¢S]|GHC|[₵¢])?\s?[-−–]?[1-9]\d{0,2}$/i;
const middle = /^\d{3}$/;
const tail = /^\d{3}(?:\.\d{0,2})?\s?(?:\)|-|DR|CR|cedis?|GH[₵¢S])?\s*$/i;

/**
 * Removes the commas inside amounts from a comma-separated line: 1,585.00 becomes 1585.00. Spaces after all
 * other commas decide, or the expected number of cells. Undefined where it may be one amount or two, because
 * a wrong guess would silently change an amount.
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

/** Whether the only comma is a decimal comma, as in 16/11/2026 A1 1234,50. */
function hasDecimalComma([first, second, third]: RawCell[]): boolean {
  if (!first || !second || third || first.isQuoted || !/^\d{1,2}\s*$/.test(second.text)) return false;
  const found = findDay(first.text);
  return found !== undefined && /\s\d[\d.]*$/.test(found.rest);
}

/** The cells that together with the next one look like an amount with thousands. */
export function findJoints(cells: RawCell[]): number[] {
  const joints: number[] = [];
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1];
    if (!next || cell.isQuoted || next.isQuoted || !tail.test(next.text)) continue;
    if (isHead(cell.text) || (middle.test(cell.text) && joints.at(-1) === at - 1)) joints.push(at);
  }
  return joints;
}

/** Whether a text ends with a number of up to three digits that is not part of a date, such as 2 Nov 26. */
const isHead = (text: string) => head.test(text) && head.test(findDay(text)?.rest ?? text);

/** Whether a space follows every comma except those inside amounts, as people write lists. */
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
