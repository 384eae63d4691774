import { z } from 'zod';
import { BackupError, DamagedFile } from './backup-error.ts';
import type { ColumnDescription, TableDescription } from './describe-schema.ts';

/**
 * A backup is gzip-compressed lines of JSON. The first line is the header. Each table follows, as one line
 * with its name and one line for each row: an array in the order of the columns. The last line has the row
 * counts and the SHA-256 of every byte before it.
 */
export const backupFormat = 'accounting-site backup';
export const backupVersion = 1;

/** One value of a row, in the form that both databases share. */
export type Value = string | number | null;

const headerSchema = z.object({
  format: z.literal(backupFormat),
  version: z.int().positive(),
  /** The last migration that had run. */
  schema: z.string(),
  at: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

export type BackupHeader = z.infer<typeof headerSchema>;

const tableSchema = z.object({ table: z.string() });
const endSchema = z.object({
  rows: z.record(z.string(), z.int().nonnegative()),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The number of rows in each table, by table name, in the order of the file. */
export type RowCounts = Readonly<Record<string, number>>;

type BackupLine =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; name: string }
  | { kind: 'row'; values: readonly unknown[] }
  | { kind: 'end'; rows: RowCounts; sha256: string };

/**
 * Parses one line.
 * @throws DamagedFile when it is not a line of a backup
 */
export function readLine(text: string): BackupLine {
  const json = parse(text);
  if (Array.isArray(json)) return { kind: 'row', values: json };
  const header = headerSchema.safeParse(json);
  if (header.success) return { kind: 'header', header: header.data };
  const table = tableSchema.safeParse(json);
  if (table.success) return { kind: 'table', name: table.data.table };
  const end = endSchema.safeParse(json);
  if (end.success) return { kind: 'end', ...end.data };
  throw new DamagedFile('a line is not one of a backup');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedFile('a line is not JSON', { cause: error });
  }
}

export function namesOf(tables: readonly TableDescription[]): BackupHeader['tables'] {
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

/**
 * Formats a row as one line of JSON, without the line break.
 * @throws BackupError when a value would not survive the round trip
 */
export function writeRow(table: TableDescription, row: Readonly<Record<string, unknown>>): string {
  const values = table.columns.map((column) => {
    const value = row[column.name];
    if (fits(column, value)) return value;
    throw new BackupError(`${table.name}.${column.name} is not of type ${column.type}. Nothing was written.`);
  });
  return JSON.stringify(values);
}

/**
 * Parses the values of a row, by column.
 * @throws DamagedFile when they do not fit the table
 */
export function readRow(table: TableDescription, values: readonly unknown[]): Record<string, Value> {
  const row: Record<string, Value> = {};
  for (const [index, column] of table.columns.entries()) {
    const value = values[index];
    if (!fits(column, value)) throw new DamagedFile(`${table.name}.${column.name} is not ${column.type}`);
    row[column.name] = value;
  }
  if (values.length !== table.columns.length) throw new DamagedFile(`a row of ${table.name} is too long`);
  return row;
}

function fits({ type }: ColumnDescription, value: unknown): value is Value {
  if (value === null) return true;
  if (type === 'text') return typeof value === 'string';
  return typeof value === 'number' && isOf[type](value);
}

const isOf = {
  integer: (value: number) => value === (value | 0),
  // PostgreSQL and SQLite can store larger numbers, but JSON and JavaScript would round them.
  bigint: Number.isSafeInteger,
  'double precision': Number.isFinite,
};
