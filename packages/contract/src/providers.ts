import { z } from 'zod';

/** The companies whose accounts may be used to sign in (specification §2, sign-in page). */
export const providerNames = ['google', 'facebook'] as const;

/** One of them. */
export type ProviderName = (typeof providerNames)[number];

/** Answer of GET /login/providers: those that the owner has configured. The buttons of the others stay disabled. */
export const providersSchema = z.object({ providers: z.array(z.enum(providerNames)) });

/** Parameter of the calls that name a provider. */
export const providerParameterSchema = z.object({
  provider: z.enum(providerNames, { error: 'Please choose google or facebook' }),
});

/**
 * Fields of the form that POST /login/providers/:provider takes. It leads to the provider, and from there back to
 * /login: with `#signed-in`, with `#second-factor=` and a challenge for POST /login/second-factor where the account has
 * a second factor, or with `#provider-problem=` and one of `providerProblems`. `purpose` link adds the provider to the
 * account that is signed in, and leads back to /account: with `#linked` or with `#provider-problem=`.
 */
export const startProviderSchema = z.object({
  purpose: z.enum(['sign-in', 'link']).default('sign-in'),
  remember: z.union([z.boolean(), z.literal('on').transform(() => true)]).optional(),
});

/** Why signing in with another company's account did not work. */
export const providerProblems = [
  /** The visitor said no at the provider. */
  'cancelled',
  /** No account is linked with it, and the provider does not vouch for its address. */
  'not-linked',
  /** There is an account of that address: sign in to it, then link. */
  'address-taken',
  /** It is linked with another account. */
  'linked-elsewhere',
  /** The account may not sign in. */
  'disabled',
  /** For linking: nobody is signed in, or the last proof of who they are is too old (POST /account/reauthentication). */
  'reauthenticate',
  /** Everything else: too late, tampered with, the provider does not answer. */
  'failed',
] as const;

/** Why signing in with another company's account did not work. */
export type ProviderProblem = (typeof providerProblems)[number];
