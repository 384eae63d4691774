import { currentLanguage } from '@accounting-site/content/languages/current-language';
import type { ProviderProblem, startProviderSchema } from '@accounting-site/contract/account/providers';
import { countedSource } from '@accounting-site/contract/reports/visits';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readBrowserBefore } from '../../../authentication/open-session.ts';
import { readRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import { findSessionOfCurrentToken } from '../../../authentication/refresh-tokens.repository.ts';
import { isProofRecent } from '../../../authentication/signed-in.ts';
import type { AppHostServices } from '../services.ts';
import type { ProviderClient } from './provider-client.ts';
import type { Linking, ProviderVisit, SigningIn } from './provider-visit.ts';

type WantedStart = z.output<typeof startProviderSchema>;

/** Begins a visit to a provider: returns the address for the browser, and the visit to keep in a cookie. */
export async function startProvider(
  services: AppHostServices,
  request: FastifyRequest,
  client: ProviderClient,
  wanted: WantedStart,
): Promise<{ address: URL; visit: ProviderVisit } | { problem: ProviderProblem }> {
  const now = services.clock();
  const purpose =
    wanted.purpose === 'link'
      ? await readLinking(services, request, now)
      : // Copied, because TypeScript narrows the purpose alone.
        await signingIn(services, request, { ...wanted, purpose: wanted.purpose });
  if (purpose === undefined) return { problem: 'reauthenticate' };
  const secrets = client.createSecrets();
  const visit = { ...purpose, ...secrets, startedAt: now, language: currentLanguage() };
  return { address: await client.begin(secrets), visit };
}

async function signingIn(
  { database }: AppHostServices,
  request: FastifyRequest,
  { purpose, remember = false, source, referrer, campaign }: WantedStart & { purpose: 'sign-in' | 'sign-up' },
): Promise<SigningIn> {
  const from = { source: countedSource(source || referrer), campaign: countedSource(campaign) };
  return { purpose, remember, ...from, ...(await readBrowserBefore(database, request)) };
}

/**
 * A form has no bearer header, so the session is that of the refresh cookie, which browsers send from our own
 * pages only.
 */
async function readLinking(
  { database }: AppHostServices,
  request: FastifyRequest,
  now: number,
): Promise<Linking | undefined> {
  const token = readRefreshCookie(request);
  const session = token === undefined ? undefined : await findSessionOfCurrentToken(database, token, now);
  if (session === undefined || !isProofRecent(session.proved_at, now)) return undefined;
  return { purpose: 'link', sessionId: session.id, accountId: session.account_id };
}
