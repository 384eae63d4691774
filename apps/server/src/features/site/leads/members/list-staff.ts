import { openStages } from '@accounting-site/contract/staff/leads';
import type { StaffMember, StaffMembersAnswer } from '@accounting-site/contract/staff/staff-members';
import { isStaffRole, staffRoles } from '@accounting-site/contract/staff/staff-roles';
import { hasAccepted } from '../../../../accounts/invited-accounts.ts';
import { staffGrace } from '../../../../authentication/staff-second-factor.ts';
import type { Config } from '../../../../config/config.ts';
import type { Database } from '../../../../database/open-database.ts';
import { isoTime } from '../../../../iso-time.ts';

/** Lists every member of staff by name, or by email address without one. */
export async function listStaff(
  database: Database,
  { config, now }: { config: Pick<Config, 'staffSecondFactor'>; now: number },
): Promise<StaffMembersAnswer> {
  const rows = await database
    .selectFrom('accounts')
    .leftJoin(
      (leads) =>
        leads
          .selectFrom('demo_requests')
          .select(({ fn }) => ['owner_id', fn.countAll<number>().as('open_leads')])
          .where('stage', 'in', [...openStages])
          .groupBy('owner_id')
          .as('leads'),
      (join) => join.onRef('leads.owner_id', '=', 'accounts.id'),
    )
    .select(['id', 'name', 'email', 'role', 'role_since', 'created_at', 'disabled_at', 'open_leads'])
    .select(hasAccepted.as('has_accepted'))
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('authenticators')
          .select('state')
          .whereRef('account_id', '=', 'accounts.id')
          .where('state', '=', 'confirmed'),
      ).as('has_app'),
      selectFrom('mailed_links')
        .select(({ fn }) => fn.max('expires_at').as('latest'))
        .whereRef('account_id', '=', 'accounts.id')
        .where('purpose', '=', 'invitation')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .as('invited_until'),
      // From the audit, which is kept longer than sessions.
      selectFrom('audit_events')
        .select(({ fn }) => fn.max('at').as('latest'))
        .whereRef('account_id', '=', 'accounts.id')
        .where('event', '=', 'login')
        .as('last_sign_in_at'),
    ])
    .where('role', 'in', [...staffRoles])
    .execute();
  const members = rows.map((row): StaffMember => {
    const { id, name, email, role } = row;
    const hasDeadline = config.staffSecondFactor && !row.has_app && row.has_accepted;
    return {
      id,
      name,
      email,
      role: isStaffRole(role) ? role : 'staff',
      state: row.disabled_at !== null ? 'disabled' : row.has_accepted ? 'active' : 'invited',
      invitedUntil: isoTime(row.invited_until),
      lastSignInAt: isoTime(row.last_sign_in_at),
      secondFactor: Boolean(row.has_app),
      secondFactorBy: isoTime(hasDeadline ? (row.role_since ?? row.created_at) + staffGrace : null),
      openLeads: row.open_leads ?? 0,
    };
  });
  const label = ({ name, email }: StaffMember) => name || email;
  return { members: members.sort((one, other) => label(one).localeCompare(label(other))) };
}
