/**
 * The font of every cell. Excel and Google Sheets have Arial, and LibreOffice replaces it with Liberation
 * Sans, which has the same widths and is installed with it. Calibri's replacement Carlito is missing from
 * many installations. At 10 points a digit is 7 pixels wide, as in Excel's default Calibri 11, so columns
 * have the usual width.
 */
export const workbookFont = { name: 'Arial', size: 10 } as const;

interface TextLook {
  bold?: boolean;
  /** In points. */
  size?: number;
}

const digitPixels = 7;
/** Two pixels at each side of a cell, and the line between two cells. */
const cellPadding = 5;
const pixelsPerPoint = 96 / 72;
/** On screens the width of each character is rounded to whole pixels. */
const slack = 1.04;
const lineHeight = 13;

/**
 * The widths of the characters from space to ~ in thousandths of the font size, as Adobe publishes them for
 * Helvetica. Arial has the same.
 */
const plainWidths = [
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556',
  '556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778',
  '667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556',
  '556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
];
const boldWidths = [
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556',
  '556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778',
  '667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611',
  '611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
];
const toNumbers = (lines: string[]) => lines.join(' ').split(' ').map(Number);
const widths = { plain: toNumbers(plainWidths), bold: toNumbers(boldWidths) };

/** The width of a text in Arial, in points. */
export function textWidth(text: string, { bold, size = workbookFont.size }: TextLook = {}): number {
  const known = bold ? widths.bold : widths.plain;
  // An accented letter is as wide as its letter. Others, such as the cedi sign, are measured as G, which is
  // wider.
  const measured = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, 'G');
  const sum = [...measured].reduce((total, letter) => total + (known[letter.charCodeAt(0) - 32] ?? 0), 0);
  return (sum * size) / 1000;
}

/** The column width that shows a text in one line, in digits, the unit of spreadsheets. */
export const columnFor = (text: string, look?: TextLook): number =>
  Math.ceil((textWidth(text, look) * pixelsPerPoint * slack + cellPadding) / digitPixels);

/** The row height, in points, that shows a text wrapped in its column completely. */
export function heightOf(text: string, column: number, look?: TextLook): number {
  return countLines(text, column, look) * lineHeight + 4;
}

/** The number of lines of a text in a column. */
export function countLines(text: string, column: number, look?: TextLook): number {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (columnFor(longer, look) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length;
}
