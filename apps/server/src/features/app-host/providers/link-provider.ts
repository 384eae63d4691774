import type { ProviderName, ProviderProblem } from '@accounting-site/contract/account/providers';
import type { FastifyRequest } from 'fastify';
import { lockAccount } from '../../../accounts/accounts.repository.ts';
import { requireWayIn } from '../../../accounts/ways-in.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import { findLiveSession } from '../../../authentication/sessions.repository.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';
import { addProviderLink, findLinkedAccountId, removeProviderLink } from './provider-links.repository.ts';
import type { Linking } from './provider-visit.ts';

/** A user identified by a provider, in the browser and the session that requested the link. */
interface LinkingPerson extends Linking {
  readonly provider: ProviderName;
  readonly subject: string;
  readonly request: FastifyRequest;
  readonly now: number;
}

/**
 * Links a provider's account with the account of the session, which must still be live.
 * @returns the problem; undefined when the accounts are linked, also when they already were
 */
export async function linkProvider(
  transaction: Database,
  { provider, subject, sessionId, accountId, request, now }: LinkingPerson,
): Promise<ProviderProblem | undefined> {
  const account = await lockAccount(transaction, accountId);
  const session = await findLiveSession(transaction, sessionId, now);
  if (account === undefined || session?.account_id !== accountId) return 'reauthenticate';
  // Adding a second factor since the visit began has voided the proof.
  if (session.proved_at === null) return 'reauthenticate';
  if (account.disabled_at !== null) return 'disabled';
  if (!(await addProviderLink(transaction, accountId, { provider, subject }, now))) {
    const linkedId = await findLinkedAccountId(transaction, { provider, subject });
    if (linkedId === accountId) return undefined;
    // This account is linked with another one at the provider, which must be unlinked first.
    return linkedId === undefined ? 'failed' : 'linked-elsewhere';
  }
  await addNotice(transaction, 'provider linked', { account, device: describeDevice(request), now });
  await recordAuditEvent(transaction, 'provider linked', {
    at: now,
    request,
    accountId,
    sessionId,
    detail: provider,
  });
  return undefined;
}

/**
 * DELETE /account/providers/:provider. Removing a missing link succeeds.
 * @throws RefusedCall 401, or 422 when there is no other way to sign in
 */
export async function unlinkProvider(
  services: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
  provider: ProviderName,
): Promise<void> {
  await changeAccount(services, request, signedIn, async (transaction, { account, notify, record }) => {
    if (!(await removeProviderLink(transaction, account.id, provider))) return;
    await requireWayIn(transaction, account, services.config);
    await notify('provider unlinked');
    await record('provider unlinked', provider);
  });
}
