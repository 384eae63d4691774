import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { findLiveSession } from './sessions.repository.ts';

/**
 * Checks the session once more in the transaction that changes the account, after locking the account. A
 * session that was ended meanwhile, by a password reset or from another device, must not change anything.
 * @throws RefusedCall 401 when it has ended
 */
export async function requireStillSignedIn(
  transaction: Database,
  sessionId: string,
  now: number,
): Promise<void> {
  const session = await findLiveSession(transaction, sessionId, now);
  if (session === undefined) throw new RefusedCall(401, 'Please sign in');
}
