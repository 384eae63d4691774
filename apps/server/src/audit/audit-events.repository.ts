import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { hasRow } from '../database/has-row.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { AuditEventTable } from '../database/tables.ts';
import { writtenClient } from '../http/client-address.ts';
import { authenticationEvents } from './authentication-events.ts';

/** Events of accounts, sessions and submitted forms. */
export type AuditEvent =
  | 'login'
  | 'login failed'
  | 'login needs second factor'
  | 'second factor failed'
  | 'backup code used'
  | 'logout'
  | 'refresh token reused'
  | 'session ended'
  | 'other sessions ended'
  | 'every session ended'
  | 'sign-up requested'
  | 'sign-up confirmed'
  | 'password reset requested'
  | 'password reset'
  | 'password changed'
  | 'reauthenticated'
  | 'reauthentication failed'
  | 'e-mail change requested'
  | 'e-mail changed'
  | 'profile changed'
  | 'authenticator added'
  | 'authenticator removed'
  | 'second factor recovery began'
  | 'second factor recovery cancelled'
  | 'backup codes renewed'
  | 'passkey added'
  | 'passkey removed'
  | 'provider linked'
  | 'provider unlinked'
  | 'provider refused'
  | 'data downloaded'
  | 'account added'
  | 'account deleted'
  | 'account disabled'
  | 'account enabled'
  | 'factors removed'
  | 'role changed'
  | 'plan changed'
  | 'staff call refused'
  | 'members listed'
  | 'member invited'
  | 'member role changed'
  | 'member removed'
  | 'leads listed'
  | 'lead read'
  | 'leads exported'
  | 'lead added'
  | 'lead changed'
  | 'lead note added'
  | 'webinar message sent'
  | 'messages retried'
  | 'numbers read'
  | 'registrations listed'
  | 'registrations exported'
  | 'person exported'
  | 'person erased'
  | 'backup written'
  | 'release published'
  | 'release rolled back'
  | 'releases pruned'
  | 'content read'
  | 'draft saved'
  | 'draft discarded'
  | 'content conflict resolved'
  | 'publishing started'
  | 'publishing cancelled'
  | 'preview opened';

/** What caused an event: a request, or a command of the owner. */
export type AuditSource =
  | (Pick<FastifyRequest, 'ip' | 'id'> & Partial<Pick<FastifyRequest, 'server'>>)
  | 'command line';

const insertEvent = keepQuery((database, blank: Blanks<Selectable<AuditEventTable>>) =>
  database
    .insertInto('audit_events')
    .values({
      id: blank('id'),
      at: blank('at'),
      event: blank('event'),
      account_id: blank('account_id'),
      session_id: blank('session_id'),
      client_address: blank('client_address'),
      request_id: blank('request_id'),
      detail: blank('detail'),
    })
    .compile(),
);

/**
 * Records an event. Pass the transaction of the change itself, so that both are stored or neither. Typed
 * input is not recorded, because people type passwords into the wrong field. `detail` adds what the event
 * name does not say, and is text from the code.
 */
export async function recordAuditEvent(
  transaction: Database,
  event: AuditEvent,
  details: {
    at: number;
    request: AuditSource;
    accountId?: string | undefined;
    sessionId?: string | undefined;
    detail?: string | undefined;
  },
): Promise<void> {
  const { at, request, accountId, sessionId, detail } = details;
  const source: Exclude<AuditSource, string> = request === 'command line' ? { ip: '', id: '' } : request;
  source.server?.metrics.count(authenticationEvents, event);
  await insertEvent(transaction, {
    id: randomUUID(),
    at,
    event,
    account_id: accountId ?? null,
    session_id: sessionId ?? null,
    client_address: writtenClient(source.ip),
    request_id: source.id,
    detail: detail ?? null,
  });
}

/**
 * Events, the latest first. `email` is null when no account is named or the account was deleted.
 * @param choice an omitted filter does not narrow the list; `since` is in milliseconds since 1970
 */
export function listAuditEvents(
  database: Database,
  choice: {
    event?: AuditEvent;
    accountId?: string | undefined;
    since?: number | undefined;
    limit: number;
  },
) {
  const { event, accountId, since, limit } = choice;
  let query = database
    .selectFrom('audit_events')
    .leftJoin('accounts', 'accounts.id', 'audit_events.account_id')
    .selectAll('audit_events')
    .select('accounts.email');
  if (event !== undefined) query = query.where('audit_events.event', '=', event);
  if (accountId !== undefined) query = query.where('audit_events.account_id', '=', accountId);
  if (since !== undefined) query = query.where('audit_events.at', '>=', since);
  return query.orderBy('audit_events.at', 'desc').orderBy('audit_events.id').limit(limit).execute();
}

/**
 * Whether an account has caused an event, in this session if one is given.
 * @param choice `since` is in milliseconds since 1970
 */
export function hasCaused(
  database: Database,
  event: AuditEvent,
  choice: { accountId: string; sessionId?: string | undefined; since?: number },
): Promise<boolean> {
  const { accountId, sessionId, since = 0 } = choice;
  const caused = { event, account_id: accountId, ...(sessionId !== undefined && { session_id: sessionId }) };
  const events = database.selectFrom('audit_events').select('id').where('at', '>=', since);
  return hasRow(events.where((row) => row.and(caused)).limit(1));
}
