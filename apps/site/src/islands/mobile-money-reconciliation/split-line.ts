/** What separates the cells of a line: a character, or nothing but spaces between words. */
export type Delimiter = '\t' | ';' | '|' | ',' | 'words';

/** On a tie the earlier delimiter is used. */
export const delimiters: Delimiter[] = ['\t', ';', '|', ',', 'words'];

/** A cell as written, including the spaces around it. */
export interface RawCell {
  text: string;
  /** Its end in the line, which is the position of the delimiter, or the end of the line. */
  end: number;
  isQuoted: boolean;
}

/**
 * The cells of one line. Inside quotes a delimiter does not separate, and doubled quotes are a literal quote.
 */
export function splitLine(line: string, delimiter: Delimiter): string[] {
  if (delimiter === 'words') return line.trim().split(/\s+/);
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  return splitRaw(line, delimiter).map(({ text }) => text.trim());
}

/** The cells of one line with their positions. */
export function splitRaw(line: string, delimiter: Exclude<Delimiter, 'words'>): RawCell[] {
  const cells: RawCell[] = [];
  let cell = '';
  let hasQuotes = false;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') {
      isQuoted = !isQuoted;
      hasQuotes = true;
    } else if (letter === delimiter && !isQuoted) {
      cells.push({ text: cell, end: at, isQuoted: hasQuotes });
      cell = '';
      hasQuotes = false;
    } else cell += letter;
  }
  cells.push({ text: cell, end: line.length, isQuoted: hasQuotes });
  return cells;
}
