import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import { forgetDevices } from '../authentication/devices.ts';
import { endSessionsOfAccount } from '../authentication/sessions.repository.ts';
import { endChallengesOfAccount } from '../challenges/challenges.repository.ts';
import type { Database } from '../database/open-database.ts';
import { cancelMailedLinks } from '../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../notices/notices.repository.ts';
import { endSecondFactor } from '../second-factor/recovery.ts';
import type { AccountRow } from './accounts.repository.ts';
import { describeRemovedWays, removeOtherWaysIn } from './ways-in.ts';

/**
 * Leaves the password as the only way to sign in, as requested on the command line. Removes the authenticator
 * app, passkeys and provider links, ends the sessions and cancels unfinished sign-ins. Pass a transaction
 * that has locked the account.
 * @returns a description of what was removed, and how many sessions ended
 */
export async function removeFactors(
  transaction: Database,
  account: AccountRow,
  now: number,
): Promise<{ removed: string; ended: number }> {
  const { id } = account;
  const request = 'command line';
  const hadApp = await endSecondFactor(transaction, { account, request, device: undefined, now }, request);
  const ways = describeRemovedWays(await removeOtherWaysIn(transaction, id));
  const removed = [hadApp ? 'authenticator app' : undefined, ways].filter(Boolean).join(', ') || 'nothing';
  await endChallengesOfAccount(transaction, id, 'new passkey');
  await cancelMailedLinks(transaction, { accountId: id }, ['new e-mail'], now);
  await forgetDevices(transaction, id);
  const ended = await endSessionsOfAccount(transaction, id, { reason: 'factors removed', now });
  await addNotice(transaction, 'factors removed by support', { account, now });
  await recordAuditEvent(transaction, 'factors removed', {
    at: now,
    request,
    accountId: id,
    detail: removed,
  });
  return { removed, ended };
}
