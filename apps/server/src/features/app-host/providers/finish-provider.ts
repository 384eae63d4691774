import type { ProviderName, ProviderProblem } from '@accounting-site/contract/account/providers';
import type { FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { countOfNetwork } from '../../../authentication/guessing-limits.ts';
import type { Database } from '../../../database/open-database.ts';
import type { AppHostServices } from '../services.ts';
import { linkProvider } from './link-provider.ts';
import type { ProviderClient, ProviderPerson } from './provider-client.ts';
import type { ProviderVisit } from './provider-visit.ts';
import { type ProviderSignIn, signInWithProvider } from './sign-in-with-provider.ts';

/** A browser that has returned from a provider, and the visit that it began. */
interface ProviderReturn {
  readonly provider: ProviderName;
  readonly client: ProviderClient;
  readonly visit: ProviderVisit;
  readonly request: FastifyRequest;
  /** The name of a new business when the provider does not give the user's name. */
  readonly businessName: string;
}

/** The outcome of a visit to a provider. */
export type ProviderOutcome = ProviderSignIn | { linked: true };

/** Completes a visit: signs in or links. Every refusal is recorded in the audit. */
export async function finishProvider(
  { database, clock, outbox }: AppHostServices,
  back: ProviderReturn,
): Promise<ProviderOutcome> {
  const { provider, request } = back;
  const wait = await database
    .transaction()
    .execute((transaction) => countOfNetwork(transaction, request, clock()));
  if (wait !== undefined) return { problem: 'failed' };
  const person = await askProvider(back);
  const outcome = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const outcome = await actUpon(transaction, person, { ...back, now });
    if ('problem' in outcome) {
      const { problem, accountId } = outcome;
      const detail = `${provider} ${problem}`;
      await recordAuditEvent(transaction, 'provider refused', { at: now, request, accountId, detail });
    }
    return outcome;
  });
  outbox.wake();
  return outcome;
}

/**
 * The user, or the reason for a refusal. The log has more detail than the visitor sees, but nothing that was
 * sent.
 */
async function askProvider({
  provider,
  client,
  visit,
  request,
}: ProviderReturn): Promise<ProviderPerson | ProviderProblem> {
  try {
    return await client.finish(new URL(request.url, 'http://localhost').search, visit);
  } catch (error) {
    request.log.warn({ err: error, provider }, 'the answer of a provider was refused');
    return 'failed';
  }
}

async function actUpon(
  transaction: Database,
  person: ProviderPerson | ProviderProblem,
  back: ProviderReturn & { now: number },
): Promise<ProviderOutcome> {
  const { visit, businessName } = back;
  if (visit.purpose !== 'link') {
    if (typeof person === 'string') return { problem: person };
    return signInWithProvider(transaction, { ...back, ...visit, ...person }, businessName);
  }
  const problem =
    typeof person === 'string'
      ? person
      : await linkProvider(transaction, { ...back, ...visit, subject: person.subject });
  return problem === undefined ? { linked: true } : { problem, accountId: visit.accountId };
}
