import { isLive } from '../../../authentication/session-lifetime.ts';
import type { SessionRow } from '../../../authentication/sessions.repository.ts';
import type { Database } from '../../../database/open-database.ts';

/** The live sessions of an account, the most recently used first. */
export async function listLiveSessions(
  database: Database,
  accountId: string,
  now: number,
): Promise<SessionRow[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter((row) => isLive(row, now));
}
