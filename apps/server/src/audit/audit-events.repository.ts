import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';

/** What can happen to an account or a session. */
export type AuditEvent = 'login' | 'login failed' | 'logout' | 'refresh token reused';

/**
 * Records an authentication event. Pass the transaction in which it happens, so that neither is stored without the other.
 * What was typed is not recorded: people type passwords into the wrong field.
 */
export async function recordAuditEvent(
  transaction: Database,
  event: AuditEvent,
  details: { at: number; request: FastifyRequest; accountId?: string | undefined; sessionId?: string },
): Promise<void> {
  await transaction
    .insertInto('audit_events')
    .values({
      id: randomUUID(),
      at: details.at,
      event,
      account_id: details.accountId ?? null,
      session_id: details.sessionId ?? null,
      client_address: details.request.ip,
      request_id: details.request.id,
    })
    .execute();
}
