import type { FastifyRequest } from 'fastify';
import { lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { requireStillSignedIn } from '../../../authentication/still-signed-in.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { removePasskey } from '../../../passkeys/passkeys.repository.ts';
import type { AppHostServices } from '../services.ts';

/**
 * DELETE /account/passkeys/:id: removes a passkey, which can then no longer sign in.
 * @throws RefusedCall 404 when the account has no passkey with that id
 */
export async function endPasskey(
  { database, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { signedIn: { accountId, sessionId }, id }: { signedIn: SignedIn; id: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await lockAccount(transaction, accountId);
    await requireStillSignedIn(transaction, sessionId, now);
    if (account === undefined || !(await removePasskey(transaction, accountId, id))) {
      throw new RefusedCall(404, 'There is no such passkey. It may have been removed already.');
    }
    await addNotice(transaction, 'passkey removed', { account, device: describeDevice(request), now });
    await recordAuditEvent(transaction, 'passkey removed', { at: now, request, accountId });
  });
  outbox.wake();
}
