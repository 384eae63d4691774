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

/**
 * The cells of a sheet, row by row (ECMA-376 part 1, 18.3). Rows and cells that the file omits are empty.
 * @throws HugeSheet before memory is allocated for empty rows
 */
export function readSheet(xml: string, sharedTexts: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let type = '';
  let value = '';
  let isValue = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        const number = Number(attribute('r') ?? rows.length + 1);
        requirePlace(number - 1, rows.length, rowsMax);
        while (rows.length < number) rows.push([]);
        row = rows[rows.length - 1] ?? [];
      } else if (name === 'c') {
        type = attribute('t') ?? 'n';
        value = '';
        const column = columnOf(attribute('r')) ?? row.length;
        requirePlace(column, row.length, columnsMax);
        while (row.length < column) row.push('');
      } else isValue = name === 'v' || name === 't';
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') row.push(toText(type, value, sharedTexts));
    },
    text(text) {
      if (isValue) value += text;
    },
  });
  return rows;
}

/** Rows and cells must be in order, and not far from the corner. */
function requirePlace(place: number, next: number, most: number): void {
  if (place >= most) throw new HugeSheet();
  if (!(place >= next)) throw new Error('The sheet is not in order');
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
