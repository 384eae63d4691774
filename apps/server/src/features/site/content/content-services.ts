import type { Member } from '@accounting-site/contract/staff/staff-leads';
import type { StaffServices } from '../../../authentication/signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { showMember } from '../leads/members.repository.ts';

export interface ContentServices extends StaffServices {
  /** The folder of the content that visitors are served now. */
  readonly contentFolder: () => string;
}

/** The authors of drafts and publications, by the id of their account, also after they left the team. */
export async function readMembers(database: Database): Promise<(id: string | null) => Member | null> {
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('id', 'in', (from) =>
      from
        .selectFrom('publications')
        .select('account_id')
        .union(from.selectFrom('published_edits').select('account_id'))
        .union(from.selectFrom('content_drafts').select('account_id'))
        .union(from.selectFrom('publish_jobs').select('account_id'))
        .$castTo<{ account_id: string }>(),
    )
    .execute();
  const members = new Map(rows.map((row) => [row.id, showMember(row)]));
  return (id) => (id === null ? null : (members.get(id) ?? null));
}

export const noEntry = () =>
  new RefusedCall(404, 'There is no such entry. Please open it again from the list');
