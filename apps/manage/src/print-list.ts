import { csvFile } from '@accounting-site/contract/fields/csv-cell';
import { CannotDo, type Given } from './command.ts';
import { formatTable } from './format-table.ts';

/** The options of commands that print a list. */
export const listOptions = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const;

/** The heading of a field in the table for people, also with its format. Null for a field that only programs get. */
type Column = string | readonly [heading: string, format: (value: string) => string] | null;

/** A list for people, programs and spreadsheets. */
interface List<Item> {
  readonly records: readonly Item[];
  readonly whenEmpty: string;
  readonly columns: Readonly<Partial<Record<keyof Item, Column>>>;
  /** The order of the spreadsheet's columns, if it is not that of the table. */
  readonly fields?: readonly (keyof Item & string)[];
}

/** Whether the output is JSON or CSV, with all fields of the records. */
export const isForPrograms = ({ values: { json, csv } }: Given) => json === true || csv === true;

/** Prints a list as a table, or with --json or --csv in that format, with all fields of the records. */
export function printList<Item extends Readonly<Record<string, string | boolean>>>(
  { values: { json, csv } }: Given,
  print: (text: string) => void,
  { records, whenEmpty, columns, fields = Object.keys(columns) }: List<Item>,
): void {
  if (json === true && csv === true) throw new CannotDo('Choose --json or --csv, not both.');
  if (json === true) {
    for (const record of records) print(JSON.stringify(record));
  } else if (csv === true) {
    const rows = records.map((record) => fields.map((field) => String(record[field])));
    print(csvFile([fields, ...rows]).trimEnd());
  } else {
    const shown = Object.entries<Column | undefined>(columns).flatMap(([field, column]) => {
      if (column == null) return [];
      const [heading, format] = typeof column === 'string' ? [column, String] : column;
      return [{ field, heading, format }];
    });
    const rows = records.map((record) => shown.map(({ field, format }) => format(String(record[field]))));
    const headings = shown.map(({ heading }) => heading);
    print(records.length === 0 ? whenEmpty : formatTable(headings, rows));
  }
}
