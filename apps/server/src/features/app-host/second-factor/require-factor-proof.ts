import { findLiveSession } from '../../../authentication/sessions.repository.ts';
import { isProofRecent, needsProof, type SignedIn } from '../../../authentication/signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../problems.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';

/**
 * Lets only those change a second factor who have it: the recent proof of the session has to include a code. Read in the
 * transaction of the change, after the account was held, because a factor may have been added a moment ago.
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
