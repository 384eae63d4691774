import { filledIn } from '@accounting-site/contract/demo-request-fields';
import type {
  demoRequestPageSchema,
  StaffDemoRequest,
  StaffDemoRequestsAnswer,
} from '@accounting-site/contract/staff-demo-requests';
import type { z } from 'zod';
import type { Database } from '../../../../database/open-database.ts';
import { type DemoRequestRow, listDemoRequests, statusOf } from '../demo-requests.repository.ts';
import { internationalDigits } from '../phone-links.ts';
import { choiceOf } from './demo-requests-as-csv.ts';
import { findMessages } from './messages.repository.ts';

const pageSize = 25;

/**
 * One page of demo requests, the latest first. The cursor is the last request seen, so that new ones do not
 * shift the pages.
 */
export async function listPage(
  database: Database,
  { after, ...filters }: z.output<typeof demoRequestPageSchema>,
): Promise<StaffDemoRequestsAnswer> {
  const choice = { ...choiceOf(filters), after: after === undefined ? undefined : readCursor(after) };
  const rows = await listDemoRequests(database, { ...choice, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    requests: await showDemoRequests(database, shown),
    next: last === undefined ? null : `${last.received_at}_${last.id}`,
  };
}

function readCursor(cursor: string) {
  const at = cursor.indexOf('_');
  return { received_at: Number(cursor.slice(0, at)), id: cursor.slice(at + 1) };
}

/** Demo requests as the staff see them, with the status of their messages. */
export async function showDemoRequests(
  database: Database,
  rows: readonly DemoRequestRow[],
): Promise<StaffDemoRequest[]> {
  const messages = await findMessages(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, plan, received_at, answered_at } = row;
    return {
      id,
      receivedAt: new Date(received_at).toISOString(),
      status: statusOf(row),
      ...filledIn(row),
      phoneDigits: internationalDigits(row.phone) ?? null,
      plan,
      suspected: row.suspected === 1,
      answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
      messages: messages.get(id) ?? [],
    };
  });
}
