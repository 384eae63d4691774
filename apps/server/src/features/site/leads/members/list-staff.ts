import { openStages } from '@accounting-site/contract/staff/leads';
import type { StaffMember, StaffMembersAnswer } from '@accounting-site/contract/staff/staff-members';
import { isStaffRole, staffRoles } from '@accounting-site/contract/staff/staff-roles';
import type { AccountRow } from '../../../../accounts/accounts.repository.ts';
import { findInvited } from '../../../../accounts/invited-accounts.ts';
import { staffGrace } from '../../../../authentication/staff-second-factor.ts';
import type { Config } from '../../../../config/config.ts';
import type { Database } from '../../../../database/open-database.ts';

/** Lists every member of staff by name, or by email address without one. */
export async function listStaff(
  database: Database,
  { config, now }: { config: Pick<Config, 'staffSecondFactor'>; now: number },
): Promise<StaffMembersAnswer> {
  const accounts = await database
    .selectFrom('accounts')
    .selectAll()
    .where('role', 'in', [...staffRoles])
    .execute();
  const ids = accounts.map(({ id }) => id);
  const known = {
    invited: await findInvited(database, ids),
    links: await findInvitations(database, ids, now),
    signIns: await findLastSignIns(database, ids),
    apps: await findApps(database, ids),
    leads: await countOpenLeads(database, ids),
  };
  const members = accounts.map((account): StaffMember => {
    const { id, name, email, role } = account;
    const hasApp = known.apps.has(id);
    const by = config.staffSecondFactor && !hasApp ? (account.role_since ?? account.created_at) : undefined;
    const isInvited = known.invited.has(id);
    return {
      id,
      name,
      email,
      role: isStaffRole(role) ? role : 'staff',
      state: account.disabled_at !== null ? 'disabled' : isInvited ? 'invited' : 'active',
      invitedUntil: writeTime(known.links.get(id)),
      lastSignInAt: writeTime(known.signIns.get(id)),
      secondFactor: hasApp,
      secondFactorBy: isInvited ? null : writeTime(by === undefined ? undefined : by + staffGrace),
      openLeads: known.leads.get(id) ?? 0,
    };
  });
  const label = ({ name, email }: StaffMember) => name || email;
  return { members: members.sort((one, other) => label(one).localeCompare(label(other))) };
}

/** Whether an invitation was not accepted yet, so that no one can sign in to the account. */
export async function isInvited(database: Database, { id }: Pick<AccountRow, 'id'>): Promise<boolean> {
  return (await findInvited(database, [id])).has(id);
}

const writeTime = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

async function findInvitations(database: Database, ids: readonly string[], now: number) {
  const rows = await database
    .selectFrom('mailed_links')
    .select(({ fn }) => ['account_id as id', fn.max('expires_at').as('value')])
    .where('account_id', 'in', [...ids])
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('account_id')
    .execute();
  return byId(rows);
}

/** From the audit, which is kept longer than sessions. */
async function findLastSignIns(database: Database, ids: readonly string[]) {
  const rows = await database
    .selectFrom('audit_events')
    .select(({ fn }) => ['account_id as id', fn.max('at').as('value')])
    .where('account_id', 'in', [...ids])
    .where('event', '=', 'login')
    .groupBy('account_id')
    .execute();
  return byId(rows);
}

async function findApps(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('authenticators')
    .select('account_id')
    .where('account_id', 'in', [...ids])
    .where('state', '=', 'confirmed')
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

async function countOpenLeads(database: Database, ids: readonly string[]) {
  const rows = await database
    .selectFrom('demo_requests')
    .select(({ fn }) => ['owner_id as id', fn.countAll<number>().as('value')])
    .where('owner_id', 'in', [...ids])
    .where('stage', 'in', [...openStages])
    .groupBy('owner_id')
    .execute();
  return byId(rows);
}

const byId = (rows: readonly { id: string | null; value: number }[]) =>
  new Map(rows.map(({ id, value }) => [id, value]));
