import { isProofRecent, needsProof } from '../../../authentication/signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import type { AccountChange } from '../change-account.ts';

/**
 * Allows a change to the second factor only when the session's recent proof included a code. Call it in the
 * transaction of the change, because a factor may just have been added.
 * @throws RefusedCall 403 that requires reauthentication
 */
export async function requireFactorProof(
  transaction: Database,
  { account, session, now }: AccountChange,
): Promise<void> {
  if (!isProofRecent(session.proved_at, now)) throw needsProof();
  if (session.proved_factor === 1 || (await findAuthenticator(transaction, account.id)) === undefined) return;
  throw needsProof();
}
