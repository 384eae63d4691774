import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lockAccountsOf } from '../../../accounts/businesses.repository.ts';
import { deleteAccountRows } from '../../../accounts/delete-account.ts';
import { passOnOwnership } from '../../../accounts/pass-on-ownership.ts';
import { hasCaused, recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { deviceCookie } from '../../../authentication/devices.ts';
import { clearRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import { bearerToken, type SignedIn } from '../../../authentication/signed-in.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import { changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';

const worksHere =
  'You work on this site, so only an admin can remove you, at /staff/members. If you are the only admin, make another person an admin first.';

/**
 * DELETE /account: deletes the account, and the business with its last account (Act 843, GDPR Article 17). When no
 * owner is left, another account becomes the owner. Refused for staff.
 */
export async function accountDeletion(app: FastifyInstance, services: AppHostServices): Promise<void> {
  answerSignedIn(
    app,
    services,
    accountCalls.deleteAccount,
    async (request, signedIn, reply) => {
      await deleteAccount(services, request, signedIn);
      clearCookies(reply);
    },
    {
      async errorHandler(error, request, reply) {
        const isSignedOut = error instanceof RefusedCall && error.status === 401;
        if (!isSignedOut || !(await isDeleted(services, request))) throw error;
        clearCookies(reply);
        return reply.code(204).send();
      },
    },
  );
}

async function deleteAccount(
  services: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<void> {
  await changeAccount(
    services,
    request,
    signedIn,
    async (transaction, { account, now, notify }) => {
      // The audit record and the histories of leads and publications would lose the name.
      if (isStaffRole(account.role)) throw new RefusedCall(409, worksHere);
      await deleteAccountRows(transaction, account);
      await notify('account deleted');
      const { accountId, sessionId } = signedIn;
      // The request id finds the log line while that exists. The network address is not kept.
      const source = { at: now, request: { id: request.id, ip: '' } };
      await recordAuditEvent(transaction, 'account deleted', { ...source, accountId, sessionId });
      await passOnOwnership(transaction, account, source);
    },
    (transaction) => lockAccountsOf(transaction, signedIn.businessId),
  );
}

/** Whether the session of the request has deleted its account already, and that response was lost. */
async function isDeleted({ database, accessTokens }: AppHostServices, request: FastifyRequest) {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await accessTokens.verify(token);
  return claims !== undefined && hasCaused(database, 'account deleted', claims);
}

function clearCookies(reply: FastifyReply): void {
  clearRefreshCookie(reply);
  deviceCookie.clear(reply);
}
