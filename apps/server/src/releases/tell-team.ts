import { rolesWith } from '@accounting-site/contract/staff/staff-roles';
import { hasAccepted } from '../accounts/invited-accounts.ts';
import type { Database } from '../database/open-database.ts';
import { enqueue } from '../outbox/outbox.repository.ts';

/** Its name is stored: after a change, waiting messages cannot be sent. */
export const publicationTemplate = 'release-published';

/**
 * Enqueues an email to everyone else who may edit the content. Call it in the transaction that publishes.
 * @param news the number of a publication, the id of a planned one that failed, or a missed update
 */
export async function tellTeam(
  transaction: Database,
  news: number | string,
  { at, accountId }: { at: number; accountId: string | null },
): Promise<void> {
  const team = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('role', 'in', rolesWith('content'))
    .where('disabled_at', 'is', null)
    .where(hasAccepted)
    .execute();
  await enqueue(
    transaction,
    team
      .filter(({ id }) => id !== accountId)
      .map(({ id }) => ({ kind: 'mail', template: publicationTemplate, subjectId: `${news}/${id}` })),
    at,
  );
}
