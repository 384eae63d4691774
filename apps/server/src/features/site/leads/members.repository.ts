import type { Member } from '@accounting-site/contract/staff-leads';
import { rolesWith } from '@accounting-site/contract/staff-roles';
import { findInvited } from '../../../accounts/invited-accounts.ts';
import type { Database } from '../../../database/open-database.ts';

/**
 * Everyone to whom a lead can be given, by name: staff who may read leads, whose account is not disabled, and who
 * have accepted their invitation.
 */
export async function listMembers(database: Database): Promise<Member[]> {
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('role', 'in', rolesWith('leads'))
    .where('disabled_at', 'is', null)
    .execute();
  const invited = await findInvited(
    database,
    rows.map(({ id }) => id),
  );
  const members = rows.filter(({ id }) => !invited.has(id)).map(showMember);
  return members.sort((one, other) => one.name.localeCompare(other.name));
}

/** The member of staff with this id, if a lead can be given to them. */
export async function findMember(database: Database, id: string): Promise<Member | undefined> {
  return (await listMembers(database)).find((member) => member.id === id);
}

/** An account that the owner added may have no name: then its address names it. */
export const showMember = ({ id, name, email }: { id: string; name: string; email: string }): Member => ({
  id,
  name: name === '' ? (email.split('@')[0] ?? email) : name,
});
