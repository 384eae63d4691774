import { findDay } from './find-day.ts';
import { type Delimiter, delimiters, splitLine } from './split-line.ts';

/** Delimiters that never occur in an amount and rarely in a text. */
const sure: Delimiter[] = ['\t', ';', '|'];

/**
 * The delimiters worth trying. Where tabs or semicolons clearly separate the cells, the comma is not tried:
 * it would read 1.234,50 as 50, although readAmount refuses it.
 */
export function chooseDelimiters(lines: string[]): Delimiter[] {
  const dated = lines.filter((line) => findDay(line));
  const isParted = sure.some(
    (delimiter) => dated.filter((line) => hasDayOfItsOwn(line, delimiter)).length * 2 > dated.length,
  );
  return isParted ? sure : delimiters;
}

/** Whether a line has several cells, one of them a date without commas. A text with a semicolon has none. */
function hasDayOfItsOwn(line: string, delimiter: Delimiter): boolean {
  const cells = splitLine(line, delimiter);
  return (
    cells.length > 1 &&
    cells.some((cell) => {
      const found = findDay(cell);
      return found !== undefined && !found.rest.includes(',');
    })
  );
}
