import type { ProviderName, ProviderProblem } from '@accounting-site/contract/providers';
import type { FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { countOfNetwork } from '../../../authentication/guessing-limits.ts';
import type { OpenedSession } from '../../../authentication/open-session.ts';
import type { Database } from '../../../database/open-database.ts';
import type { AppHostServices } from '../services.ts';
import { linkProvider } from './link-provider.ts';
import type { ProviderClient, ProviderPerson } from './provider-client.ts';
import type { ProviderVisit } from './provider-visit.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

/** A browser that came back from a provider, with the visit that it began. */
export interface ProviderReturn {
  readonly provider: ProviderName;
  readonly client: ProviderClient;
  readonly visit: ProviderVisit;
  readonly request: FastifyRequest;
  /** What a new business is called where the provider does not know the person's name. */
  readonly businessName: string;
}

/** What a visit to a provider led to. `accountId` is the account that was refused, where one is known. */
export type ProviderOutcome =
  | { session: OpenedSession }
  | { challenge: string }
  | { linked: true }
  | { problem: ProviderProblem; accountId?: string };

/** Does what the visit was for. Whatever the provider's answer is refused for has its row in the audit record. */
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

/** Who it is, or why nobody can tell. The log says more than the visitor is told, and holds nothing that was sent. */
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
  if (visit.purpose === 'sign-in') {
    if (typeof person === 'string') return { problem: person };
    return signInWithProvider(transaction, { ...back, ...visit, ...person }, businessName);
  }
  const problem =
    typeof person === 'string'
      ? person
      : await linkProvider(transaction, { ...back, ...visit, subject: person.subject });
  return problem === undefined ? { linked: true } : { problem, accountId: visit.accountId };
}
