import { describeDevice } from '../../../../authentication/devices.ts';
import type { NoticeKind } from '../../../../database/account-tables.ts';
import type { Database } from '../../../../database/open-database.ts';
import { addNotice } from '../../../../notices/notices.repository.ts';
import type { StaffSource } from '../staff/admit-staff.ts';

/**
 * Queues an email to every admin when the role of a member becomes or stops being admin: also to the one who did it,
 * whose session may be stolen. Call it before the change, so that a removed admin hears of it and a new one does not.
 * @param role before and after the change; undefined for someone who is no member
 */
export async function tellAdmins(
  transaction: Database,
  { at: now, request }: StaffSource,
  role: { from: string | undefined; to: string | undefined },
): Promise<void> {
  const [was, becomes] = [role.from === 'admin', role.to === 'admin'];
  if (was === becomes) return;
  const kind: NoticeKind = becomes ? 'admin added' : 'admin removed';
  const admins = await transaction
    .selectFrom('accounts')
    .select(['id', 'email', 'language'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .execute();
  for (const account of admins) {
    await addNotice(transaction, kind, { account, device: describeDevice(request), now });
  }
}
