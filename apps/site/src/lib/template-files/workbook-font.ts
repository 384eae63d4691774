import PDFDocument from 'pdfkit';

/**
 * The font of every cell. Excel and Google Sheets have Arial, and LibreOffice replaces it with Liberation
 * Sans, which has the same widths and is installed with it. Calibri's replacement Carlito is missing from
 * many installations. At 10 points a digit is 7 pixels wide, as in Excel's default Calibri 11, so columns
 * have the usual width.
 */
export const workbookFont = { fontFamily: 'Arial', fontSize: 10 } as const;

export interface TextLook {
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

// Helvetica is a standard PDF font, so the library includes its widths, which are those of Arial.
const ruler = new PDFDocument({ autoFirstPage: false });

/** The width of a text in Arial, in points. */
export function textWidth(text: string, { bold, size = workbookFont.fontSize }: TextLook = {}): number {
  // The widths are known for Latin characters only. Others, such as the cedi sign, are measured as G, which
  // is wider.
  const measured = text.replace(/[^\x20-\x7e\xa0-\xff]/g, 'G');
  return ruler
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .widthOfString(measured);
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
