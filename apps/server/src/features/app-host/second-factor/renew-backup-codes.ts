import type { BackupCodes } from '@accounting-site/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import { replaceBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import type { AppHostServices } from '../services.ts';
import { requireFactorProof } from './require-factor-proof.ts';

/**
 * POST /account/backup-codes: creates ten new codes; the old ones no longer work.
 * @throws RefusedCall 403 without a recent proof that included a code, 409 when the account has no
 * authenticator app
 */
export async function renewBackupCodes(
  { database, key, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<BackupCodes> {
  const backupCodes = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const { accountId } = signedIn;
    const account = await lockAccount(transaction, accountId);
    await requireFactorProof(transaction, signedIn, now);
    if (account === undefined || (await findAuthenticator(transaction, accountId)) === undefined) {
      throw new RefusedCall(409, 'Add an authenticator app first. Backup codes replace its codes.');
    }
    await addNotice(transaction, 'backup codes renewed', { account, device: describeDevice(request), now });
    await recordAuditEvent(transaction, 'backup codes renewed', { at: now, request, accountId });
    return replaceBackupCodes(transaction, key, accountId);
  });
  outbox.wake();
  return { backupCodes };
}
