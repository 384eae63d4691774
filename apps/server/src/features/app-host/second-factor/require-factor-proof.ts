import { findLiveSession } from '../../../authentication/sessions.repository.ts';
import { isProofRecent, needsProof, type SignedIn } from '../../../authentication/signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';

/**
 * Allows a change to the second factor only when the session's recent proof included a code. Call it in the
 * transaction of the change, after locking the account, because a factor may just have been added.
 * @throws RefusedCall 401 when the session has ended, 403 that requires reauthentication
 */
export async function requireFactorProof(
  transaction: Database,
  { accountId, sessionId }: SignedIn,
  now: number,
): Promise<void> {
  const session = await findLiveSession(transaction, sessionId, now);
  if (session === undefined) throw new RefusedCall(401, 'Please sign in');
  if (!isProofRecent(session.proved_at, now)) throw needsProof();
  if (session.proved_factor === 1 || (await findAuthenticator(transaction, accountId)) === undefined) return;
  throw needsProof();
}
