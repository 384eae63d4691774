import type { ProviderName, ProviderProblem } from '@accounting-site/contract/providers';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, findAccountByEmail, holdAccount } from '../../../accounts/accounts.repository.ts';
import { openTrial } from '../../../accounts/open-trial.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { uncountOfNetwork } from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import type { Database } from '../../../database/open-database.ts';
import { challengeLogin } from '../../../second-factor/challenge-login.ts';
import type { ProviderPerson } from './provider-client.ts';
import { addProviderLink, findLinkedAccountId } from './provider-links.repository.ts';

/** Where a provider's sign-in led: in, to the second step of it, or nowhere. */
export type ProviderSignIn =
  | { session: OpenedSession }
  | { challenge: string }
  /** `accountId` is the account that it was refused. */
  | { problem: ProviderProblem; accountId?: string };

/** Somebody whom a provider vouched for, in the browser that began the sign-in. */
export interface ArrivedPerson extends ProviderPerson {
  readonly provider: ProviderName;
  readonly request: FastifyRequest;
  readonly remember: boolean;
  readonly deviceToken: string;
  /** The session that the browser had. */
  readonly sessionId?: string | undefined;
  readonly now: number;
}

/**
 * Signs somebody in whom a provider vouched for: to the account that is linked with theirs, or to a new one on trial.
 * An account is never found by its address: whoever has that at the provider need not be who has it here. Pass a
 * transaction, which has to fail when this does.
 * @param businessName what a new business is called when the provider does not know the person's name
 */
export async function signInWithProvider(
  transaction: Database,
  person: ArrivedPerson,
  businessName: string,
): Promise<ProviderSignIn> {
  const linkedId = await findLinkedAccountId(transaction, person);
  const account = linkedId === undefined ? undefined : await holdAccount(transaction, linkedId);
  if (account !== undefined) return enter(transaction, account, person);
  if (person.verifiedEmail === undefined) return { problem: 'not-linked' };
  const taken = await findAccountByEmail(transaction, person.verifiedEmail);
  if (taken !== undefined) return { problem: 'address-taken', accountId: taken.id };
  return signUp(transaction, { ...person, verifiedEmail: person.verifiedEmail }, businessName);
}

/** The provider stands for the password, not for the second factor. */
async function enter(
  transaction: Database,
  account: AccountRow,
  { provider, request, remember, deviceToken, sessionId, now }: ArrivedPerson,
): Promise<ProviderSignIn> {
  if (account.disabled_at !== null) return { problem: 'disabled', accountId: account.id };
  const challenge = await challengeLogin(transaction, { account, request, remember, now });
  if (challenge !== undefined) return { challenge };
  await uncountOfNetwork(transaction, request);
  const way = `provider ${provider}` as const;
  const browser = { deviceToken, sessionId };
  return { session: await openSession(transaction, { account, request, remember, way, now, browser }) };
}

async function signUp(
  transaction: Database,
  person: ArrivedPerson & { verifiedEmail: string },
  businessName: string,
): Promise<ProviderSignIn> {
  const {
    provider,
    subject,
    verifiedEmail: email,
    name,
    request,
    remember,
    deviceToken,
    sessionId,
    now,
  } = person;
  const business = name === '' ? businessName : name;
  const account = await openTrial(transaction, { name, business, email, passwordHash: '' }, now);
  const isLinked = account && (await addProviderLink(transaction, account.id, { provider, subject }, now));
  // Somebody else took the address, or the same person came twice, a moment ago. The next try meets what they left.
  if (account === undefined || !isLinked) throw new Error('The account was made by another sign-in just now');
  const way = `provider ${provider}` as const;
  const event = { at: now, request, accountId: account.id };
  await uncountOfNetwork(transaction, request);
  await recordAuditEvent(transaction, 'sign-up confirmed', { ...event, detail: way });
  await recordAuditEvent(transaction, 'provider linked', { ...event, detail: provider });
  const browser = { deviceToken, sessionId };
  return { session: await openSession(transaction, { account, request, remember, way, now, browser }) };
}
