import type { NewMember } from '@accounting-site/contract/staff-members';
import { isStaffRole } from '@accounting-site/contract/staff-roles';
import { fullNameRequired } from '@accounting-site/contract/validation-messages';
import {
  type AccountRow,
  addAccount,
  findAccountByEmail,
  setPasswordHash,
  setRole,
} from '../../../../accounts/accounts.repository.ts';
import { enableAccount } from '../../../../accounts/disabled-accounts.ts';
import { removeOtherWaysIn } from '../../../../accounts/ways-in.ts';
import { recordAuditEvent } from '../../../../audit/audit-events.repository.ts';
import { hour } from '../../../../clock.ts';
import type { Database } from '../../../../database/open-database.ts';
import { RefusedCall, refuseField } from '../../../../http/problems.ts';
import { requireWithin } from '../../../../limits/too-many.ts';
import { addMailedLink, cancelMailedLinks } from '../../../../mailed-links/mailed-links.repository.ts';
import { oneLine } from '../../../../site-forms/clean-text.ts';
import { isInvited } from './list-staff.ts';
import { type Change, changeMember, lockAdmin, type MemberServices } from './lock-members.ts';

/** More than a company needs. It limits the emails that someone who stole an admin's session can send. */
const limit = {
  name: 'invitations',
  points: 30,
  duration: hour,
  says: 'Too many invitations in a short time.',
};

const isMember = 'This person is a member of staff already.';
const isCustomer =
  'This address has a customer account. Invite another address of this person, or run on the server: npm run manage -- user set-role ADDRESS --role staff';

/**
 * Adds an account without a password to the business of the admin, and queues the email with a link to set
 * one. A member who was removed gets their account back. An invitation that is not accepted yet is sent again, because
 * the response to the first request may have been lost.
 * @throws RefusedCall 422 when the address has another account, 429
 */
export async function inviteMember(
  services: MemberServices,
  change: Change,
  typed: NewMember,
): Promise<void> {
  const { database, clock } = services;
  await requireWithin(database, limit, change.by.accountId, clock());
  const { role } = typed;
  const email = typed.email.toLowerCase();
  const name = oneLine(typed.name);
  if (name === '') throw refuseField('name', fullNameRequired);
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const found = await findAccountByEmail(transaction, email);
    const { admin, member: account } = await lockAdmin(transaction, change, now, found?.id);
    const isAgain =
      account?.role === role &&
      account.name === name &&
      account.disabled_at === null &&
      (await isInvited(transaction, account));
    if (account !== undefined && !isAgain) {
      await restore(transaction, { account, admin, name, role }, change, now);
    }
    const added = { businessId: admin.business_id, email, role, passwordHash: '', now, name };
    const id = account?.id ?? (await addAccount(transaction, added));
    // Another request added the account since the check.
    if (id === undefined) throw refuseField('email', isMember);
    await mailInvitation(transaction, services, { id, email }, now);
    const detail = `${id}: ${role}`;
    await recordAuditEvent(transaction, 'member invited', { at: now, ...sourceOf(change), detail });
  });
  services.outbox.wake();
}

/** Sends a new link to a member who has not accepted yet. Earlier links stop working. */
export async function inviteAgain(services: MemberServices, change: Change, id: string): Promise<void> {
  await requireWithin(services.database, limit, change.by.accountId, services.clock());
  await changeMember(services, change, id, async (transaction, { member, now }) => {
    if (member.disabled_at !== null || !(await isInvited(transaction, member))) {
      throw new RefusedCall(409, 'This member has accepted the invitation already.');
    }
    await mailInvitation(transaction, services, member, now);
    const detail = `${id}: again`;
    await recordAuditEvent(transaction, 'member invited', { at: now, ...sourceOf(change), detail });
  });
  services.outbox.wake();
}

const sourceOf = ({ request, by: { accountId, sessionId } }: Change) => ({ request, accountId, sessionId });

async function mailInvitation(
  transaction: Database,
  { key }: MemberServices,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: number,
): Promise<void> {
  await cancelMailedLinks(transaction, { accountId: id }, ['invitation'], now);
  await addMailedLink(transaction, key, { purpose: 'invitation', accountId: id, email, now });
}

/**
 * Gives a removed member of the same business the account back, as for a new person: without a password or
 * another way to sign in.
 * @throws RefusedCall 422 for any other account
 */
async function restore(
  transaction: Database,
  {
    account,
    admin,
    name,
    role,
  }: { account: AccountRow; admin: AccountRow } & Pick<NewMember, 'name' | 'role'>,
  { request }: Change,
  now: number,
): Promise<void> {
  if (isStaffRole(account.role)) throw refuseField('email', isMember);
  if (account.disabled_at === null || account.business_id !== admin.business_id) {
    throw refuseField('email', isCustomer);
  }
  await enableAccount(transaction, account.id, now, request);
  await setPasswordHash(transaction, account.id, '');
  await removeOtherWaysIn(transaction, account.id);
  await setRole(transaction, account, { role, now });
  await transaction.updateTable('accounts').set({ name }).where('id', '=', account.id).execute();
}
