/** What parts the cells of a line: a character, or words beside each other. */
export type Delimiter = '\t' | ';' | '|' | ',' | 'words';

/** The order decides where two read equally well. */
export const delimiters: Delimiter[] = ['\t', ';', '|', ',', 'words'];

/** A cell as it stands in its line, with the spaces around it. */
export interface RawCell {
  text: string;
  /** Where in the line it ends: there stands the delimiter, or nothing. */
  end: number;
  isQuoted: boolean;
}

/** The cells of one line. Quotes keep a delimiter inside a cell together; doubled, they stand for themselves. */
export function splitLine(line: string, delimiter: Delimiter): string[] {
  if (delimiter === 'words') return line.trim().split(/\s+/);
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  return splitRaw(line, delimiter).map(({ text }) => text.trim());
}

/** The cells of one line with their places. */
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
