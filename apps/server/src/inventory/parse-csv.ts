import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { nextPart } from '../limits/run-in-parts.ts';

/** Takes a millisecond or two to parse, during which no other request is served. */
const charactersAtOnce = 4 * 1024;
const rowsAtOnce = 40;

/** One row: the number of its first line, counted from 1, and its trimmed cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A problem that prevents reading the file. The message is shown to the user. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'UnreadableFile';
    this.line = line;
  }
}

/**
 * Reads the rows of a CSV file (RFC 4180) as spreadsheets write it and skips empty ones. Other requests are
 * served while a large file is read.
 * @param csv with `\
 * ` line ends; the parser miscounts the lines with others
 * @throws UnreadableFile when quotation marks do not match
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
  for (let from = 0; from < csv.length; from += charactersAtOnce) {
    yield csv.slice(from, from + charactersAtOnce);
  }
}

function explain(error: CsvError, csv: string): UnreadableFile {
  // The parser gives the position of the error in bytes.
  const before = Buffer.from(csv).subarray(0, Number(error.bytes)).toString();
  return new UnreadableFile(
    countLineEnds(before) + 1,
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A quotation mark opens in this line and is never closed. Add one after the text, or remove it.'
      : 'There is text after a closing quotation mark. Inside quotation marks write a quotation mark twice, like "A 5"" pipe".',
  );
}

function countLineEnds(text: string): number {
  return text.split('\n').length - 1;
}
