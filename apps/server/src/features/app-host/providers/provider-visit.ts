import { firstLanguage } from '@accounting-site/content/languages/current-language';
import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { minute } from '../../../clock.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import type { InstallationKey } from '../../../secrets/installation-key.ts';

/** Enough time to find a password and a phone. After that, the visitor must begin again. */
const lifetime = 10 * minute;

/** `Lax`, because the provider redirects back to us. */
const cookie = hostCookie('__Host-provider', 'lax');

const signingIn = z.object({
  purpose: z.enum(['sign-in', 'sign-up']),
  remember: z.boolean(),
  /** Where the visitor came from, as visits are counted. */
  source: z.string().default(''),
  campaign: z.string().default(''),
  // Read at the start: browsers do not send this cookie when another site redirects to us.
  deviceToken: z.string(),
  /** The browser's current session, which ends when the new one begins. */
  sessionId: z.string().optional(),
});

const linking = z.object({
  purpose: z.literal('link'),
  /** The session that requested the link. */
  sessionId: z.string(),
  accountId: z.string(),
});

const visit = z
  .object({
    startedAt: z.number(),
    /** The language of the page that the visit began on. The provider's redirect does not name it. */
    language: z.string().default(firstLanguage),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
  })
  .and(z.discriminatedUnion('purpose', [signingIn, linking]));

/** What a visitor wants who signs in or signs up. */
export type SigningIn = z.infer<typeof signingIn>;

/** What a user wants who links an account at the provider. */
export type Linking = z.infer<typeof linking>;

/** A sign-in in progress at a provider. It is kept in an encrypted cookie of the browser that began it. */
export type ProviderVisit = z.infer<typeof visit>;

export function setVisit(
  reply: FastifyReply,
  key: InstallationKey,
  provider: ProviderName,
  visit: ProviderVisit,
): void {
  const sealed = key.seal(cookie.name, provider, JSON.stringify(visit));
  cookie.set(reply, sealed, lifetime);
}

/** Removes the cookie, because a visit can be completed once. */
export const clearVisit = cookie.clear;

/** The browser's visit to this provider; undefined when there is none or it has expired. */
export function readVisit(
  request: FastifyRequest,
  key: InstallationKey,
  provider: ProviderName,
  now: number,
): ProviderVisit | undefined {
  const text = key.open(cookie.name, provider, cookie.read(request) ?? '');
  if (text === undefined) return undefined;
  // Validated, because an older version may have created it.
  const { data } = visit.safeParse(JSON.parse(text));
  // A clock that jumped back does not extend it.
  return data !== undefined && Math.abs(now - data.startedAt) <= lifetime ? data : undefined;
}
