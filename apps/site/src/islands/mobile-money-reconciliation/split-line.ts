/** What parts the cells of a line: a character, or words beside each other. */
export type Delimiter = '\t' | ';' | '|' | ',' | 'words';

/** The order decides where two read equally well. */
export const delimiters: Delimiter[] = ['\t', ';', '|', ',', 'words'];

/** The cells of one line. Quotes keep a delimiter inside a cell together; doubled, they stand for themselves. */
export function splitLine(line: string, delimiter: Delimiter): string[] {
  if (delimiter === 'words') return line.trim().split(/\s+/);
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  cells.push(cell.trim());
  return cells;
}
