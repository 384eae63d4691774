import { hasRight } from '@accounting-site/contract/staff/staff-roles';
import type { Database } from '../../database/open-database.ts';
import type { Job } from './jobs.repository.ts';

/** The author of a publication may no longer publish. */
export class AuthorLeft extends Error {
  constructor() {
    super(
      'The person who planned this publication may no longer publish. Look at the changes and publish them again.',
    );
    this.name = 'AuthorLeft';
  }
}

/**
 * Checks that the author of a publication may still publish. A planned one can start months after its author left the
 * team.
 * @throws AuthorLeft when the account was deleted or disabled, or its role lost the right
 */
export async function requireAuthor(
  database: Database,
  { kind, account_id, at, starts_at }: Job,
): Promise<void> {
  if (kind !== 'publish') return;
  if (account_id === null) {
    if (starts_at > at) throw new AuthorLeft();
    return;
  }
  const author = await database
    .selectFrom('accounts')
    .select(['role', 'disabled_at'])
    .where('id', '=', account_id)
    .executeTakeFirst();
  if (author?.disabled_at !== null || !hasRight(author.role, 'content')) throw new AuthorLeft();
}
