import type { ProviderName, ProviderProblem } from '@accounting-site/contract/account/providers';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, findAccountByEmail, lockAccount } from '../../../accounts/accounts.repository.ts';
import { openTrial } from '../../../accounts/open-trial.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { uncountOfNetwork } from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import type { Database } from '../../../database/open-database.ts';
import { challengeLogin } from '../../../second-factor/challenge-login.ts';
import { countTrial } from '../../../visits/visits.repository.ts';
import type { ProviderPerson } from './provider-client.ts';
import { addProviderLink, findLinkedAccountId } from './provider-links.repository.ts';
import type { SigningIn } from './provider-visit.ts';

/** The outcome of a sign-in with a provider: a session, a challenge for the second step, or a problem. */
export type ProviderSignIn =
  | { session: OpenedSession }
  | { challenge: string }
  /** `accountId` is the account that was refused. */
  | { problem: ProviderProblem; accountId?: string };

/** A user identified by a provider, in the browser that began the sign-in. */
interface ArrivedPerson extends ProviderPerson, SigningIn {
  readonly provider: ProviderName;
  readonly request: FastifyRequest;
  readonly now: number;
}

/**
 * Signs in a user identified by a provider, to the linked account or, if they have said that they are new, to a new
 * one on trial: otherwise someone who uses another way to sign in would find an empty business. Accounts are never
 * found by address, because the owner of an address may be different at the provider. Pass a transaction that is
 * rolled back when this throws.
 * @param businessName the name of a new business when the provider does not give the user's name
 */
export async function signInWithProvider(
  transaction: Database,
  person: ArrivedPerson,
  businessName: string,
): Promise<ProviderSignIn> {
  const linkedId = await findLinkedAccountId(transaction, person);
  const account = linkedId === undefined ? undefined : await lockAccount(transaction, linkedId);
  if (account !== undefined) return enter(transaction, account, person);
  if (person.verifiedEmail === undefined) return { problem: 'not-linked' };
  const taken = await findAccountByEmail(transaction, person.verifiedEmail);
  if (taken !== undefined) return { problem: 'address-taken', accountId: taken.id };
  if (person.purpose === 'sign-in') {
    // New customers guess nothing.
    await uncountOfNetwork(transaction, person.request);
    return { problem: 'no-account' };
  }
  return signUp(transaction, { ...person, verifiedEmail: person.verifiedEmail }, businessName);
}

/** The provider replaces the password, not the second factor. */
async function enter(
  transaction: Database,
  account: AccountRow,
  person: ArrivedPerson,
): Promise<ProviderSignIn> {
  const { request, remember, now } = person;
  if (account.disabled_at !== null) return { problem: 'disabled', accountId: account.id };
  const challenge = await challengeLogin(transaction, { account, request, remember, now });
  if (challenge !== undefined) return { challenge };
  await uncountOfNetwork(transaction, request);
  return openFor(transaction, account, person);
}

const wayOf = ({ provider }: ArrivedPerson) => `provider ${provider}` as const;

/** Opens a session in the browser that began the sign-in. */
async function openFor(
  transaction: Database,
  account: Pick<AccountRow, 'id' | 'email' | 'role' | 'language'>,
  person: ArrivedPerson,
): Promise<ProviderSignIn> {
  const { request, remember, deviceToken, sessionId, now } = person;
  const browser = { deviceToken, sessionId };
  const way = wayOf(person);
  return { session: await openSession(transaction, { account, request, remember, way, now, browser }) };
}

async function signUp(
  transaction: Database,
  person: ArrivedPerson & { verifiedEmail: string },
  businessName: string,
): Promise<ProviderSignIn> {
  const { provider, subject, verifiedEmail: email, name, request, source, campaign, now } = person;
  const business = name === '' ? businessName : name;
  await countTrial(transaction, { source, campaign }, now);
  const account = await openTrial(
    transaction,
    { name, business, email, passwordHash: '', source, campaign },
    now,
  );
  const isLinked = account && (await addProviderLink(transaction, account.id, { provider, subject }, now));
  // A concurrent request created an account with this address or link. The next attempt finds that account.
  if (account === undefined || !isLinked) throw new Error('Another sign-in just created the account');
  const event = { at: now, request, accountId: account.id };
  await uncountOfNetwork(transaction, request);
  await recordAuditEvent(transaction, 'sign-up confirmed', { ...event, detail: wayOf(person) });
  await recordAuditEvent(transaction, 'provider linked', { ...event, detail: provider });
  return openFor(transaction, account, person);
}
