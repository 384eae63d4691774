import { createHash, randomUUID } from 'node:crypto';
import type { DemoRequest } from '@accounting-site/contract/demo-requests';
import type { Selectable } from 'kysely';
import { hour } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import type { DemoRequestTable } from '../../../database/tables.ts';
import { oneLine, severalLines } from '../../../site-forms/clean-text.ts';

/** A stored demo request. `receivedAt` is in milliseconds since 1970. */
export interface StoredDemoRequest {
  id: string;
  receivedAt: number;
  /** A program seems to have sent it. */
  suspected: boolean;
  /** False when it was there before. */
  isNew: boolean;
}

/**
 * Stores a demo request once for each key. One whose honeypot is filled in is stored too, as suspected: a person whose
 * browser filled it in is not lost.
 */
export async function storeDemoRequest(
  transaction: Database,
  request: DemoRequest,
  { key, now }: { key: string; now: number },
): Promise<StoredDemoRequest> {
  const added = await transaction
    .insertInto('demo_requests')
    .values({
      id: randomUUID(),
      received_at: now,
      name: oneLine(request.name),
      email: request.email,
      company: oneLine(request.company),
      phone: oneLine(request.phone),
      message: severalLines(request.message),
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

/** For forms that bring no key: the same words within the same hour are one request, sent twice. */
export function keyOfContent(request: DemoRequest, now: number): string {
  const content = JSON.stringify([request, Math.floor(now / hour)]);
  return `content-${createHash('sha256').update(content).digest('hex')}`;
}

/** A demo request as it is stored. */
export type DemoRequestRow = Selectable<DemoRequestTable>;

/** Where a demo request stands: nobody has answered it, somebody has, or nobody needs to before looking closer. */
export const demoRequestStatuses = ['open', 'answered', 'suspected'] as const;

/** One of `demoRequestStatuses`. */
export type DemoRequestStatus = (typeof demoRequestStatuses)[number];

/** Where a demo request stands. */
export function statusOf({ answered_at, suspected }: DemoRequestRow): DemoRequestStatus {
  if (answered_at !== null) return 'answered';
  return suspected === 1 ? 'suspected' : 'open';
}

/** The demo request of an id, where there is one. */
export function findDemoRequest(database: Database, id: string): Promise<DemoRequestRow | undefined> {
  return database.selectFrom('demo_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Demo requests, the latest first.
 * @param since received at this time or later, in milliseconds since 1970
 */
export function listDemoRequests(
  database: Database,
  { since, status }: { since?: number | undefined; status?: DemoRequestStatus | undefined } = {},
): Promise<DemoRequestRow[]> {
  return database
    .selectFrom('demo_requests')
    .selectAll()
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(status === 'answered', (query) => query.where('answered_at', 'is not', null))
    .$if(status === 'open' || status === 'suspected', (query) =>
      query.where('answered_at', 'is', null).where('suspected', '=', status === 'suspected' ? 1 : 0),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Notes that somebody answered it. The first time stays. Returns false when there is no such demo request. */
export async function markAnswered(database: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('demo_requests')
    .set((row) => ({ answered_at: row.fn.coalesce('answered_at', row.val(now)) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
