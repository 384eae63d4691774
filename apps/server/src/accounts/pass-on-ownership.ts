import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';
import { type AccountRow, setRole } from './accounts.repository.ts';
import { findNextOwner } from './businesses.repository.ts';

/**
 * Gives a business an owner after its only one was deleted, if another account can become it. Pass a transaction that
 * locked the accounts of the business before the deletion.
 */
export async function passOnOwnership(
  transaction: Database,
  deleted: AccountRow,
  source: Pick<Parameters<typeof recordAuditEvent>[2], 'at' | 'request'>,
): Promise<void> {
  const next = await findNextOwner(transaction, deleted);
  if (!next?.becomesOwner) return;
  await setRole(transaction, next, { role: 'owner', now: source.at });
  const detail = `${next.role} to owner`;
  await recordAuditEvent(transaction, 'role changed', { ...source, accountId: next.id, detail });
}
