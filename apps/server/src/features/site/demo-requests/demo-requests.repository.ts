import { createHash, randomUUID } from 'node:crypto';
import type { DemoRequest } from '@accounting-site/contract/demo-requests';
import { hour } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { oneLine, severalLines } from '../../../site-forms/clean-text.ts';

/** A stored demo request. `receivedAt` is in milliseconds since 1970. */
export interface StoredDemoRequest {
  id: string;
  receivedAt: number;
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
    .select(['id', 'received_at as receivedAt'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { ...stored, isNew: added !== undefined };
}

/** For forms that bring no key: the same words within the same hour are one request, sent twice. */
export function keyOfContent(request: DemoRequest, now: number): string {
  const content = JSON.stringify([request, Math.floor(now / hour)]);
  return `content-${createHash('sha256').update(content).digest('hex')}`;
}

/** Every demo request, the latest first. */
export function listDemoRequests(database: Database) {
  return database
    .selectFrom('demo_requests')
    .select(['id', 'received_at', 'name', 'email', 'company', 'phone', 'message', 'suspected'])
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
}
