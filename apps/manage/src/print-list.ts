import { toCsv } from '@accounting-site/server/csv';
import { CannotDo, type Given } from './command.ts';
import { formatTable } from './format-table.ts';

/** A list for people, programs and spreadsheets. */
interface List<Item> {
  readonly records: readonly Item[];
  /** The fields of a record, in the order of the spreadsheet's columns. */
  readonly fields: readonly (keyof Item & string)[];
  readonly whenEmpty: string;
  /** The columns of the table for people. */
  readonly headings: readonly string[];
  row(record: Item): readonly string[];
}

/** Whether the output is JSON or CSV, with all fields of the records. */
export const isForPrograms = ({ values: { json, csv } }: Given) => json === true || csv === true;

/** Prints a list as a table, or with --json or --csv in that format, with all fields of the records. */
export function printList<Item extends Readonly<Record<string, string | boolean>>>(
  { values: { json, csv } }: Given,
  print: (text: string) => void,
  { records, fields, whenEmpty, headings, row }: List<Item>,
): void {
  if (json === true && csv === true) throw new CannotDo('Choose --json or --csv, not both.');
  if (json === true) {
    for (const record of records) print(JSON.stringify(record));
  } else if (csv === true) {
    const rows = records.map((record) => fields.map((field) => String(record[field])));
    print(toCsv(fields, rows));
  } else {
    print(records.length === 0 ? whenEmpty : formatTable(headings, records.map(row)));
  }
}
