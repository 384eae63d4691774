import type { FastifyRequest } from 'fastify';
import { type AccountRow, lockAccount } from '../../accounts/accounts.repository.ts';
import { type AuditEvent, recordAuditEvent } from '../../audit/audit-events.repository.ts';
import { describeDevice } from '../../authentication/devices.ts';
import { findLiveSession, type SessionRow } from '../../authentication/sessions.repository.ts';
import type { SignedIn } from '../../authentication/signed-in.ts';
import type { NoticeKind } from '../../database/account-tables.ts';
import type { Database } from '../../database/open-database.ts';
import { RefusedCall } from '../../http/problems.ts';
import { addNotice } from '../../notices/notices.repository.ts';
import type { AppHostServices } from './services.ts';

/** A change to an account that the transaction has locked. */
export interface AccountChange {
  readonly account: AccountRow;
  readonly session: SessionRow;
  readonly request: FastifyRequest;
  readonly device: string;
  readonly now: number;
  record(event: AuditEvent, detail?: string): Promise<void>;
  /** Queues an email to the owner of the account. */
  notify(kind: NoticeKind): Promise<void>;
}

/**
 * Changes the account of a signed-in user in one transaction. The session is checked again after locking the
 * account: one that was ended meanwhile, by a password reset or from another device, must not change anything.
 * @param lockFirst locks what has to be locked before the account
 * @throws RefusedCall 401 when it has ended
 */
export async function changeAccount<Result>(
  { database, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { accountId, sessionId }: SignedIn,
  work: (transaction: Database, change: AccountChange) => Promise<Result>,
  lockFirst?: (transaction: Database) => Promise<unknown>,
): Promise<Result> {
  let isNotified = false;
  const result = await database.transaction().execute(async (transaction) => {
    await lockFirst?.(transaction);
    const now = clock();
    const account = await lockAccount(transaction, accountId);
    const session = await findLiveSession(transaction, sessionId, now);
    if (account === undefined || session === undefined) throw new RefusedCall(401, 'Please sign in');
    const device = describeDevice(request);
    return work(transaction, {
      account,
      session,
      request,
      device,
      now,
      record: (event, detail) =>
        recordAuditEvent(transaction, event, { at: now, request, accountId, sessionId, detail }),
      async notify(kind) {
        isNotified = true;
        await addNotice(transaction, kind, { account, device, now });
      },
    });
  });
  if (isNotified) outbox.wake();
  return result;
}
