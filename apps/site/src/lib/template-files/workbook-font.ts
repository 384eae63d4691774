import PDFDocument from 'pdfkit';

/**
 * The font of every cell. Excel and Google Sheets have Arial, and LibreOffice draws Liberation Sans in its place, which
 * has the same widths and comes with it. Calibri's stand-in Carlito is missing from many installations. At 10 points
 * a digit takes 7 pixels, as in Excel's own Calibri 11, so a column is as wide as in other workbooks.
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
/** Screens round the width of each character to whole pixels. */
const slack = 1.04;
const lineHeight = 13;

// Helvetica is one of the fonts of PDF, so its widths come with the library. Arial has the same.
const ruler = new PDFDocument({ autoFirstPage: false });

/** The width of a text in Arial, in points. */
export function textWidth(text: string, { bold, size = workbookFont.fontSize }: TextLook = {}): number {
  // The ruler knows Latin characters only. Others, such as the cedi sign, get the width of a G, wider than theirs.
  const measured = text.replace(/[^\x20-\x7e\xa0-\xff]/g, 'G');
  return ruler
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .widthOfString(measured);
}

/** How wide a column has to be, in the digits that spreadsheets count, to show a text in one line. */
export const columnFor = (text: string, look?: TextLook): number =>
  Math.ceil((textWidth(text, look) * pixelsPerPoint * slack + cellPadding) / digitPixels);

/** How high a row is, in points, so that a text that wraps in its column is seen whole. */
export function heightOf(text: string, column: number, look?: TextLook): number {
  return countLines(text, column, look) * lineHeight + 4;
}

/** How many lines a text takes in a column. */
export function countLines(text: string, column: number, look?: TextLook): number {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (columnFor(longer, look) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length;
}
