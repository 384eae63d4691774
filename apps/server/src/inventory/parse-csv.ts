import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { nextPart } from '../turns.ts';

/** What takes a millisecond or two: pages wait for no more of a file. */
const lettersAtOnce = 4 * 1024;
const rowsAtOnce = 40;

/** One row: the line in which it begins, the first of the file being 1, and its cells without white space around them. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What somebody has to mend before anything of a file can be used. The message is for them. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'UnreadableFile';
    this.line = line;
  }
}

/**
 * Reads the rows of a CSV file (RFC 4180) as spreadsheets write it. Rows without any text are left out. A large file
 * does not stop other calls meanwhile.
 * @param csv with `\n` at the end of lines, of which the parser counts others wrongly
 * @throws UnreadableFile when the quotation marks do not fit
 */
export async function* parseCsv(csv: string, delimiter: string): AsyncGenerator<CsvRow> {
  const options = { info: true, relax_column_count: true, relax_quotes: true, trim: true };
  const parser = Readable.from(parts(csv)).pipe(parse({ ...options, delimiter }));
  let seen = 0;
  try {
    for await (const read of parser) {
      const { record: cells, info }: { record: string[]; info: { lines: number } } = read;
      const line = info.lines - cells.reduce((count, cell) => count + countLineEnds(cell), 0);
      if (cells.some((cell) => cell !== '')) yield { line, cells };
      seen += 1;
      if (seen % rowsAtOnce === 0) await nextPart();
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, csv) : error;
  }
}

function* parts(csv: string): Generator<string> {
  for (let from = 0; from < csv.length; from += lettersAtOnce) yield csv.slice(from, from + lettersAtOnce);
}

function explain(error: CsvError, csv: string): UnreadableFile {
  // In bytes, up to the row that cannot be read.
  const before = Buffer.from(csv).subarray(0, Number(error.bytes)).toString();
  return new UnreadableFile(
    countLineEnds(before) + 1,
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A quotation mark opens in this line, and none closes it. Add one behind the text, or take it away.'
      : 'Something stands behind a closing quotation mark. Inside quotation marks write a quotation mark twice, like "A 5"" pipe".',
  );
}

function countLineEnds(text: string): number {
  return text.split('\n').length - 1;
}
