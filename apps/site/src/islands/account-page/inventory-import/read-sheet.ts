import { importMaxRows } from '@accounting-site/contract/fields/field-limits';
import { readXml } from './read-xml.ts';

/** Thrown for a workbook that is larger than any list needs. */
export class HugeSheet extends Error {}

const columnsMax = 100;
/** Leaves room for the heading and a few empty rows. */
const rowsMax = importMaxRows + 100;

/** The shared strings, which cells reference by index: one for each <si> (ECMA-376 part 1, 18.4). */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let isPhonetic = false;
  readXml(xml, {
    open(name) {
      if (name === 'si') texts.push('');
      if (name === 't') isText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
    },
    text(text) {
      if (isText && !isPhonetic) texts.push((texts.pop() ?? '') + text);
    },
  });
  return texts;
}

/** A cell whose formula has no result, because the program that wrote the file did not calculate it. */
const noResult = '#VALUE!';

/**
 * The cells of a sheet, row by row (ECMA-376 part 1, 18.3). Rows and cells that the file omits are empty. Programs also
 * write empty ones, with a border for example, far from the list: only cells with text count.
 * @throws HugeSheet before memory is allocated for empty rows
 */
export function readSheet(xml: string, sharedTexts: readonly string[]): string[][] {
  const rows: string[][] = [];
  // The row, counted from 1, and the column, counted from 0, that is being read.
  let row = 0;
  let column = -1;
  let type = '';
  let value = '';
  let isValue = false;
  let isFormula = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        row = nextPlace(Number(attribute('r') ?? row + 1), row);
        column = -1;
      } else if (name === 'c') {
        column = nextPlace(columnOf(attribute('r')) ?? column + 1, column);
        type = attribute('t') ?? 'n';
        value = '';
        isFormula = false;
      } else {
        isValue = name === 'v' || name === 't';
        isFormula = name === 'f' || (isFormula && !isValue);
      }
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name !== 'c') return;
      const text = isFormula ? noResult : toText(type, value, sharedTexts);
      if (!text) return;
      if (row > rowsMax || column >= columnsMax) throw new HugeSheet();
      while (rows.length < row) rows.push([]);
      const cells = rows[row - 1] ?? [];
      while (cells.length < column) cells.push('');
      cells.push(text);
    },
    text(text) {
      if (isValue) value += text;
    },
  });
  return rows;
}

/** Rows and cells must be in order. */
function nextPlace(place: number, last: number): number {
  if (!(place > last)) throw new Error('Not in order');
  return place;
}

/** The column of a cell reference, counted from 0: 27 for AB12. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function toText(type: string, value: string, sharedTexts: readonly string[]): string {
  if (type === 's') return sharedTexts[Number(value)] ?? '';
  if (type !== 'n' || value === '') return value;
  // Spreadsheets keep fifteen significant digits, so 0.1 + 0.2 is shown as 0.3.
  return `${Number(Number(value).toPrecision(15))}`;
}
