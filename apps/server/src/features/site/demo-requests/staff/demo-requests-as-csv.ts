import { csvLine } from '@accounting-site/contract/csv-cell';
import type { DemoRequestFilters } from '@accounting-site/contract/staff-demo-requests';
import { day } from '../../../../clock.ts';
import type { Database } from '../../../../database/open-database.ts';
import { demoRequestColumns, demoRequestRecord } from '../demo-request-record.ts';
import { type DemoRequestChoice, listDemoRequests } from '../demo-requests.repository.ts';

const atOnce = 500;
/** Without it, Excel does not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Converts the filters of a request to those of the database. Days are in UTC, which is Ghana's time, and
 * both are included.
 */
export function choiceOf({ status, since, until }: DemoRequestFilters): DemoRequestChoice {
  return {
    status,
    since: since === undefined ? undefined : Date.parse(since),
    before: until === undefined ? undefined : Date.parse(until) + day,
  };
}

/** The chosen demo requests as a CSV file, read and sent in parts. */
export async function* demoRequestsAsCsv(
  database: Database,
  choice: DemoRequestChoice,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(demoRequestColumns)}\r\n`;
  for (let after = choice.after; ; ) {
    const rows = await listDemoRequests(database, { ...choice, after, limit: atOnce });
    for (const row of rows) {
      const record = demoRequestRecord(row);
      yield `${csvLine(demoRequestColumns.map((field) => String(record[field])))}\r\n`;
    }
    if (rows.length < atOnce) return;
    after = rows.at(-1);
  }
}
