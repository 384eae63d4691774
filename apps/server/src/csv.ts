import { csvLine } from '@accounting-site/contract/csv-cell';

/** A table as CSV (RFC 4180), without the end of the last line. */
export const toCsv = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map(csvLine).join('\r\n');
