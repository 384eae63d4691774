import type { ProviderName } from '@accounting-site/contract/providers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { minute, second } from '../../../clock.ts';
import type { InstallationKey } from '../../../secrets/installation-key.ts';

/** Long enough to find a password and a phone; the provider's page says how to begin again. */
const lifetime = 10 * minute;

const cookie = '__Host-provider';

/** `Lax`, because another site leads back to us. `__Host-` lets no other host set or read it. */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

const purpose = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('sign-in'),
    remember: z.boolean(),
    // Read where the sign-in begins: browsers do not send these cookies when another site redirects to us.
    deviceToken: z.string(),
    /** The session that the browser has, which ends when another one begins. */
    sessionId: z.string().optional(),
  }),
  z.object({ purpose: z.literal('link'), sessionId: z.string(), accountId: z.string() }),
]);

const visit = z
  .object({ startedAt: z.number(), state: z.string(), nonce: z.string(), verifier: z.string() })
  .and(purpose);

/** What a visit to a provider is for. */
export type ProviderPurpose = z.infer<typeof purpose>;

/** A sign-in under way at a provider. Only the browser that began it has it, and cannot read or change it. */
export type ProviderVisit = z.infer<typeof visit>;

/** Has the browser keep a visit until it comes back from the provider. */
export function setVisit(
  reply: FastifyReply,
  key: InstallationKey,
  provider: ProviderName,
  visit: ProviderVisit,
): void {
  const sealed = key.seal(cookie, provider, JSON.stringify(visit));
  reply.setCookie(cookie, sealed, { ...attributes, maxAge: lifetime / second });
}

/** Takes it from the browser: it is good for one return. */
export function clearVisit(reply: FastifyReply): void {
  reply.setCookie(cookie, '', { ...attributes, maxAge: 0 });
}

/** The visit to this provider that this browser began; undefined when there is none, or it is too long ago. */
export function readVisit(
  request: FastifyRequest,
  key: InstallationKey,
  provider: ProviderName,
  now: number,
): ProviderVisit | undefined {
  const text = key.open(cookie, provider, request.cookies[cookie] ?? '');
  if (text === undefined) return undefined;
  // It is ours, but an older version may have sealed it.
  const { data } = visit.safeParse(JSON.parse(text));
  // A clock that jumped back does not make it last longer.
  return data !== undefined && Math.abs(now - data.startedAt) <= lifetime ? data : undefined;
}
