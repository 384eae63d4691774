import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { clearDeviceCookie, describeDevice } from '../../../authentication/devices.ts';
import { clearRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import { requireProof } from '../../../authentication/signed-in.ts';
import { requireStillSignedIn } from '../../../authentication/still-signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import type { AppHostServices } from '../services.ts';
import { deleteAccountRows } from './account-deletion.repository.ts';

/**
 * DELETE /account: deletes the account, and the business with its last account (Act 843, GDPR Article 17). It
 * requires a recent proof.
 */
export async function accountDeletion(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { deleteAccount: call } = accountCalls;

  answerCall(app, call, async (request, reply) => {
    await deleteAccount(services, request);
    clearRefreshCookie(reply);
    clearDeviceCookie(reply);
  });
}

/** @throws RefusedCall 401, or 403 that requires reauthentication */
async function deleteAccount(services: AppHostServices, request: FastifyRequest): Promise<void> {
  const { accountId, sessionId } = await requireProof(request, services);
  await services.database.transaction().execute(async (transaction) => {
    const now = services.clock();
    const account = await lockAccount(transaction, accountId);
    await requireStillSignedIn(transaction, sessionId, now);
    if (account === undefined) throw new RefusedCall(401, 'Please sign in');
    await deleteAccountRows(transaction, account);
    await addNotice(transaction, 'account deleted', { account, device: describeDevice(request), now });
    // The request id finds the log line while that exists. The network address is not kept.
    const source = { id: request.id, ip: '' };
    await recordAuditEvent(transaction, 'account deleted', {
      at: now,
      request: source,
      accountId,
      sessionId,
    });
  });
  services.outbox.wake();
}
