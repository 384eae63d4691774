import { openStages } from '@accounting-site/contract/staff/leads';
import { hasRight, type StaffRole } from '@accounting-site/contract/staff/staff-roles';
import { type AccountRow, setRole } from '../../../../accounts/accounts.repository.ts';
import { deleteAccountRows } from '../../../../accounts/delete-account.ts';
import { disableAccount } from '../../../../accounts/disabled-accounts.ts';
import { isInvited } from '../../../../accounts/invited-accounts.ts';
import { hasCaused, recordAuditEvent } from '../../../../audit/audit-events.repository.ts';
import { endSessionsOfAccount } from '../../../../authentication/sessions.repository.ts';
import type { Database } from '../../../../database/open-database.ts';
import { RefusedCall } from '../../../../http/problems.ts';
import { addEvent } from '../change-lead.ts';
import { findMember } from '../members.repository.ts';
import type { StaffSource } from '../staff/admit-staff.ts';
import { isCustomer } from './company-business.ts';
import { changeMember, type MemberServices } from './lock-members.ts';
import { tellAdmins } from './tell-admins.ts';

/**
 * Changes the role of a member. If the new role may not read leads, the member's open leads lose their owner.
 * @throws RefusedCall 404, or 409 for the admin's own role
 */
export function changeRole(
  services: MemberServices,
  source: StaffSource,
  { id, role }: { id: string; role: StaffRole },
): Promise<void> {
  return changeMember(services, source, id, async (transaction, member) => {
    refuseOwn(source, id);
    if (member.role === role) return;
    await tellAdmins(transaction, source, { from: member.role, to: role });
    await setRole(transaction, member, { role, now: source.at });
    if (!hasRight(role, 'leads')) await handOver(transaction, { from: id, to: undefined, source });
    const detail = `${id}: ${member.role} to ${role}`;
    await recordAuditEvent(transaction, 'member role changed', { ...source, detail });
  });
}

/**
 * Removes a member and hands over their open leads. Closed leads, and what the member wrote, keep the name.
 * @param leadsTo the member who gets the leads; undefined for no one
 * @throws RefusedCall 404, 409 for the admin's own account, or 422 for someone who cannot get leads
 */
export function removeMember(
  services: MemberServices,
  source: StaffSource,
  { id, leadsTo }: { id: string; leadsTo: string | undefined },
): Promise<void> {
  return changeMember(services, source, id, async (transaction, member) => {
    refuseOwn(source, id);
    const to = leadsTo === undefined ? undefined : await findMember(transaction, leadsTo);
    if (leadsTo !== undefined && (to === undefined || leadsTo === id)) {
      throw new RefusedCall(422, 'The leads cannot be given to this person. Reload the page.');
    }
    await tellAdmins(transaction, source, { from: member.role, to: undefined });
    const count = await handOver(transaction, { from: id, to, source });
    await endMembership(transaction, { member, source });
    const detail = `${id}: ${member.role}, ${count} open leads${to === undefined ? '' : ` to ${to.id}`}`;
    await recordAuditEvent(transaction, 'member removed', { ...source, detail });
  });
}

/**
 * Ends the membership of an account. One that was never used, for example with a mistyped address, is deleted.
 * A customer becomes a customer again. Any other account is disabled.
 */
async function endMembership(
  transaction: Database,
  { member, source }: { member: AccountRow; source: StaffSource },
): Promise<void> {
  const { at: now, request } = source;
  const wasUsed = await hasCaused(transaction, 'login', { accountId: member.id });
  if (!wasUsed && (await isInvited(transaction, member))) {
    await deleteAccountRows(transaction, member);
  } else if (await isCustomer(transaction, member)) {
    await setRole(transaction, member, { role: 'owner', now });
    await endSessionsOfAccount(transaction, member.id, { reason: 'ended elsewhere', now });
  } else {
    await setRole(transaction, member, { role: 'accountant', now });
    await disableAccount(transaction, member.id, now, request);
  }
}

function refuseOwn({ accountId }: StaffSource, id: string): void {
  if (accountId !== id) return;
  throw new RefusedCall(409, 'You cannot change your own role or remove yourself. Ask another admin.');
}

/** @returns how many leads got another owner */
async function handOver(
  transaction: Database,
  { from, to, source }: { from: string; to: { id: string } | undefined; source: StaffSource },
): Promise<number> {
  const owned = transaction
    .updateTable('demo_requests')
    .where('owner_id', '=', from)
    .where('stage', 'in', [...openStages]);
  if (to === undefined) {
    // Without an owner and a due time, a seat that someone had taken would be in no list of what is to be done. Nothing
    // was promised, so there is no alert.
    const due = { due_at: source.at, alerted_at: source.at };
    await owned.set(due).where('due_at', 'is', null).execute();
  }
  const leads = await owned
    .set({ owner_id: to?.id ?? null })
    .returning('id')
    .execute();
  for (const { id } of leads) {
    await addEvent(transaction, { id, kind: 'owner', text: to?.id ?? '', source });
  }
  return leads.length;
}
