import { setTimeout as sleep } from 'node:timers/promises';
import { csvFile, csvLine } from '@accounting-site/contract/fields/csv-cell';
import type { LeadFilters } from '@accounting-site/contract/staff/staff-leads';
import { day, second } from '../../../../clock.ts';
import { isDatabaseAway } from '../../../../database/database-away.ts';
import type { Database } from '../../../../database/open-database.ts';
import { leadColumns, leadForSpreadsheet } from '../lead-record.ts';
import type { OwnedLead } from '../leads.repository.ts';
import { type LeadChoice, listLeads, placeOf } from '../list-leads.ts';

const rowsPerPart = 500;
/** How often one part is read before the file ends unfinished. */
const mostTries = 10;

/**
 * Converts the filters of a request to those of the database. Days are in UTC, which is Ghana's time, and
 * both are included.
 */
export function choiceOf(filters: LeadFilters, now: number): LeadChoice {
  const { text, owner, overdue, due, since, until, ...same } = filters;
  return {
    ...same,
    text: text || undefined,
    owner: owner === 'nobody' ? null : owner,
    dueBefore: due === 'today' ? now - (now % day) + day : overdue === undefined ? undefined : now,
    undated: due === 'none',
    dueFrom: due === 'today' && overdue === undefined ? now : undefined,
    since: since === undefined ? undefined : Date.parse(since),
    before: until === undefined ? undefined : Date.parse(until) + day,
  };
}

/** The chosen leads as a CSV file, read and sent in parts. */
export async function* leadsAsCsv(database: Database, choice: LeadChoice): AsyncGenerator<string> {
  yield csvFile([leadColumns]);
  for (let after = choice.after; ; ) {
    const rows = await readPart(database, { ...choice, after, limit: rowsPerPart });
    for (const row of rows) {
      const record = leadForSpreadsheet(row);
      yield `${csvLine(leadColumns.map((field) => String(record[field])))}\r\n`;
    }
    const last = rows.at(-1);
    if (rows.length < rowsPerPart || last === undefined) return;
    after = placeOf(last, choice);
  }
}

/** A database that is busy may refuse one of hundreds of parts. That must not end a file that is half sent. */
async function readPart(database: Database, choice: LeadChoice): Promise<OwnedLead[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await listLeads(database, choice);
    } catch (error) {
      if (tries === mostTries || !isDatabaseAway(error)) throw error;
      await sleep(second);
    }
  }
}
