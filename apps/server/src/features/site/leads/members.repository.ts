import type { Member } from '@accounting-site/contract/staff/staff-leads';
import { rolesWith } from '@accounting-site/contract/staff/staff-roles';
import { hasAccepted } from '../../../accounts/invited-accounts.ts';
import type { Database } from '../../../database/open-database.ts';

/**
 * Lists everyone who can own a lead, by name: staff who may read leads and have accepted their invitation, without
 * disabled accounts.
 */
export async function listMembers(database: Database): Promise<Member[]> {
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('role', 'in', rolesWith('leads'))
    .where('disabled_at', 'is', null)
    .where(hasAccepted)
    .execute();
  return rows.map(showMember).sort((one, other) => one.name.localeCompare(other.name));
}

/** Finds the member of staff with this id, if they can own a lead. */
export async function findMember(database: Database, id: string): Promise<Member | undefined> {
  return (await listMembers(database)).find((member) => member.id === id);
}

/**
 * Finds the people whose accounts these rows name, also those who have left the team.
 * @returns a function that shows one of them
 */
export async function findMembers(
  database: Database,
  rows: readonly { account_id: string | null }[],
): Promise<(id: string | null) => Member | null> {
  const ids = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
  if (ids.length === 0) return () => null;
  const accounts = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .execute();
  const members = new Map(accounts.map((account) => [account.id, showMember(account)]));
  return (id) => members.get(id ?? '') ?? null;
}

/** A member as the desk shows them. The first part of the email address replaces a missing name. */
export const showMember = ({ id, name, email }: { id: string; name: string; email: string }): Member => ({
  id,
  name: name === '' ? (email.split('@')[0] ?? email) : name,
});
