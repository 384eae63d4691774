import { fullNameRequired } from '@accounting-site/contract/fields/validation-messages';
import type { NewMember } from '@accounting-site/contract/staff/staff-members';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import {
  type AccountRow,
  addAccount,
  findAccountByEmail,
  setPasswordHash,
  setRole,
} from '../../../../accounts/accounts.repository.ts';
import { enableAccount } from '../../../../accounts/disabled-accounts.ts';
import { isInvited } from '../../../../accounts/invited-accounts.ts';
import { removeOtherWaysIn } from '../../../../accounts/ways-in.ts';
import { recordAuditEvent } from '../../../../audit/audit-events.repository.ts';
import { describeDevice, forgetDevices } from '../../../../authentication/devices.ts';
import { hour } from '../../../../clock.ts';
import type { Database } from '../../../../database/open-database.ts';
import { RefusedCall, refuseField } from '../../../../http/problems.ts';
import { requireWithin } from '../../../../limits/too-many.ts';
import { addMailedLink, cancelMailedLinks } from '../../../../mailed-links/mailed-links.repository.ts';
import { endSecondFactor } from '../../../../second-factor/recovery.ts';
import { oneLine } from '../../../../site-forms/clean-text.ts';
import type { StaffSource } from '../staff/admit-staff.ts';
import { findCompanyBusiness } from './company-business.ts';
import { changeMember, lockAdmin, type MemberServices } from './lock-members.ts';
import { tellAdmins } from './tell-admins.ts';

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

const noCompany =
  'Every member of staff has a customer’s account, so this person would see the stock of a customer. First add an admin of the company on the server: npm run manage -- user add ADDRESS --role admin --business COMPANY --password-stdin';

/**
 * Adds an account without a password to the business of the company, and queues the email with a link to set
 * one. A member who was removed gets their account back. An invitation that is not accepted yet is sent again, because
 * the response to the first request may have been lost.
 * @throws RefusedCall 422 when the address has another account, 409 when the company has no business, 429
 */
export async function inviteMember(
  services: MemberServices,
  source: StaffSource,
  typed: NewMember,
): Promise<void> {
  const { database } = services;
  const { at: now, accountId } = source;
  await requireWithin(database, limit, accountId, now);
  const { role } = typed;
  const email = typed.email.toLowerCase();
  const name = oneLine(typed.name);
  if (name === '') throw refuseField('name', fullNameRequired);
  await database.transaction().execute(async (transaction) => {
    const found = await findAccountByEmail(transaction, email);
    const account = await lockAdmin(transaction, source, found?.id);
    const isAgain =
      account?.role === role &&
      account.name === name &&
      account.disabled_at === null &&
      (await isInvited(transaction, account));
    if (!isAgain) await tellAdmins(transaction, source, { from: undefined, to: role });
    if (account !== undefined && !isAgain) {
      await restore(transaction, { account, name, role }, source);
    }
    const id = account?.id ?? (await addToCompany(transaction, { email, role, name, now }));
    // Another request added the account since the check.
    if (id === undefined) throw refuseField('email', isMember);
    const { language = null } = account ?? {};
    await mailInvitation(transaction, services, { id, email, language }, now);
    const detail = `${id}: ${role}`;
    await recordAuditEvent(transaction, 'member invited', { ...source, detail });
  });
  services.outbox.wake();
}

/** @throws RefusedCall 409 when the company has no business */
async function addToCompany(
  transaction: Database,
  added: { email: string; role: string; name: string; now: number },
): Promise<string | undefined> {
  const businessId = await findCompanyBusiness(transaction);
  if (businessId === undefined) throw new RefusedCall(409, noCompany);
  return addAccount(transaction, { ...added, businessId, passwordHash: '' });
}

/** Sends a new link to a member who has not accepted yet. Earlier links stop working. */
export async function inviteAgain(services: MemberServices, source: StaffSource, id: string): Promise<void> {
  await requireWithin(services.database, limit, source.accountId, source.at);
  await changeMember(services, source, id, async (transaction, member) => {
    if (member.disabled_at !== null || !(await isInvited(transaction, member))) {
      throw new RefusedCall(409, 'This member has accepted the invitation already.');
    }
    await mailInvitation(transaction, services, member, source.at);
    const detail = `${id}: again`;
    await recordAuditEvent(transaction, 'member invited', { ...source, detail });
  });
}

async function mailInvitation(
  transaction: Database,
  { key }: MemberServices,
  account: Pick<AccountRow, 'id' | 'email' | 'language'>,
  now: number,
): Promise<void> {
  const { id, email } = account;
  await cancelMailedLinks(transaction, { accountId: id }, ['invitation'], now);
  await addMailedLink(transaction, key, { purpose: 'invitation', account, email, now });
}

/**
 * Gives a removed member of the company's business the account back, as for a new person: without a password or
 * another way to sign in, and without an authenticator app, which may have been on a phone that was lost.
 * @throws RefusedCall 422 for any other account
 */
async function restore(
  transaction: Database,
  { account, name, role }: { account: AccountRow } & Pick<NewMember, 'name' | 'role'>,
  { request, at: now }: StaffSource,
): Promise<void> {
  if (isStaffRole(account.role)) throw refuseField('email', isMember);
  if (account.disabled_at === null || account.business_id !== (await findCompanyBusiness(transaction))) {
    throw refuseField('email', isCustomer);
  }
  await enableAccount(transaction, account.id, now, request);
  await setPasswordHash(transaction, account.id, '');
  await removeOtherWaysIn(transaction, account.id);
  const device = describeDevice(request);
  await endSecondFactor(transaction, { account, request, device, now }, 'invited again');
  await forgetDevices(transaction, account.id);
  await setRole(transaction, account, { role, now });
  await transaction.updateTable('accounts').set({ name }).where('id', '=', account.id).execute();
}
