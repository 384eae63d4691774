import { createHash, randomUUID } from 'node:crypto';
import { demoRequestFieldNames, demoRequestFields } from '@accounting-site/contract/demo-request-fields';
import type { DemoRequest, DemoRequestStatus } from '@accounting-site/contract/demo-requests';
import { recordOf } from '@accounting-site/contract/record-of';
import type { Selectable } from 'kysely';
import { day, hour } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import type { DemoRequestTable } from '../../../database/tables.ts';
import { deleteMessagesAbout } from '../../../outbox/outbox.repository.ts';
import { oneLine, severalLines } from '../../../site-forms/clean-text.ts';

/**
 * Stores a demo request once for each key. One with a filled-in honeypot is stored as suspected instead of
 * dropped, because a person's browser may have filled it in.
 * @returns `isNew: false` for one that was stored before; `receivedAt` in milliseconds since 1970
 */
export async function storeDemoRequest(
  transaction: Database,
  request: DemoRequest,
  { key, now }: { key: string; now: number },
) {
  const added = await transaction
    .insertInto('demo_requests')
    .values({
      id: randomUUID(),
      received_at: now,
      ...recordOf(demoRequestFieldNames, (name) =>
        demoRequestFields[name].kind === 'textarea' ? severalLines(request[name]) : oneLine(request[name]),
      ),
      plan: request.plan,
      suspected: request.website === '' ? 0 : 1,
      idempotency_key: key,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const stored = await transaction
    .selectFrom('demo_requests')
    .select(['id', 'received_at as receivedAt', 'suspected'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { ...stored, suspected: stored.suspected === 1, isNew: added !== undefined };
}

/** The key for forms without one: the same content within the same hour is one request. */
export function keyOfContent(request: DemoRequest, now: number): string {
  const content = JSON.stringify([request, Math.floor(now / hour)]);
  return `content-${createHash('sha256').update(content).digest('hex')}`;
}

export type DemoRequestRow = Selectable<DemoRequestTable>;

export function statusOf({ answered_at, suspected }: DemoRequestRow): DemoRequestStatus {
  if (answered_at !== null) return 'answered';
  return suspected === 1 ? 'suspected' : 'open';
}

export function findDemoRequest(database: Database, id: string): Promise<DemoRequestRow | undefined> {
  return database.selectFrom('demo_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Which demo requests to list. An omitted filter does not narrow the list. Times are in milliseconds since
 * 1970.
 */
export interface DemoRequestChoice {
  since?: number | undefined;
  before?: number | undefined;
  status?: DemoRequestStatus | undefined;
  /** Requests after this one in the order of the list. */
  after?: Pick<DemoRequestRow, 'received_at' | 'id'> | undefined;
  limit?: number | undefined;
}

/** Demo requests, the latest first. */
export function listDemoRequests(
  database: Database,
  { since, before, status, after, limit }: DemoRequestChoice = {},
): Promise<DemoRequestRow[]> {
  let query = database.selectFrom('demo_requests').selectAll();
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (status === 'answered') query = query.where('answered_at', 'is not', null);
  else if (status !== undefined) {
    query = query.where('answered_at', 'is', null).where('suspected', '=', status === 'suspected' ? 1 : 0);
  }
  if (after !== undefined) {
    query = query.where((row) =>
      row.or([
        row('received_at', '<', after.received_at),
        row.and([row('received_at', '=', after.received_at), row('id', '>', after.id)]),
      ]),
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  return query.orderBy('received_at', 'desc').orderBy('id').execute();
}

/**
 * Records when a demo request was answered; null takes that back.
 * @returns false when nothing changes: it is already recorded, or there is no such demo request
 */
export async function setAnswered(
  database: Database,
  id: string,
  answeredAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('demo_requests')
    .set({ answered_at: answeredAt })
    .where('id', '=', id)
    .where('answered_at', answeredAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Deletes demo requests and their messages, this many days after the reply, or after arrival when there was
 * none.
 */
export async function deleteOldDemoRequests(database: Database, now: number, days: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('demo_requests')
      .where(({ fn }) => fn.coalesce('answered_at', 'received_at'), '<', now - days * day)
      .returning('id')
      .execute();
    await deleteMessagesAbout(transaction, deleted);
  });
}
