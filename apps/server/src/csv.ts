import { csvLine } from '@accounting-site/contract/fields/csv-cell';

/** Without it, Excel does not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** Formats a table as a CSV file (RFC 4180), without a line break at the end. */
export const toCsv = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [headings, ...rows].map(csvLine).join('\r\n');
