import { csvLine } from '@accounting-site/contract/fields/csv-cell';

/** Formats a table as CSV (RFC 4180), without a line break at the end. */
export const toCsv = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map(csvLine).join('\r\n');
