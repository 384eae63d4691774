import { csvLine } from '@accounting-site/contract/csv-cell';
import type { DemoRequestFilters } from '@accounting-site/contract/staff-demo-requests';
import { day } from '../../../../clock.ts';
import type { Database } from '../../../../database/open-database.ts';
import { demoRequestColumns, demoRequestRecord } from '../demo-request-record.ts';
import { type DemoRequestChoice, listDemoRequests } from '../demo-requests.repository.ts';

const atOnce = 500;
/** Without it Excel takes UTF-8 for the letters of another time. */
const byteOrderMark = '\uFEFF';

/** What the filters of a call ask the database for. Ghana's time is UTC, and both days are included. */
export function choiceOf({ status, since, until }: DemoRequestFilters): DemoRequestChoice {
  return {
    status,
    since: since === undefined ? undefined : Date.parse(since),
    before: until === undefined ? undefined : Date.parse(until) + day,
  };
}

/** The chosen demo requests as a file for a spreadsheet, read and sent part by part. */
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
