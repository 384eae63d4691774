import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../problems.ts';
import { findLiveSession } from './sessions.repository.ts';

/**
 * Asks again, in the transaction that changes the account and after it was held: a session that was ended meanwhile, by
 * a reset or from another device, changes nothing any more.
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
