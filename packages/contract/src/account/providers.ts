import { z } from 'zod';
import { ticked } from '../fields/text-fields.ts';
import { leadSourceShape } from '../forms/lead-source.ts';

/** The identity providers for sign-in (specification §2, sign-in page). */
export const providerNames = ['google', 'facebook'] as const;

export type ProviderName = (typeof providerNames)[number];

/** Response of GET /login/providers: the configured providers. The buttons of the others stay disabled. */
export const providersSchema = z.object({ providers: z.array(z.enum(providerNames)) });

export const providerParameterSchema = z.object({
  provider: z.enum(providerNames, { error: 'Please choose google or facebook' }),
});

/**
 * Fields of the form for POST /login/providers/:provider. It redirects to the provider, which sends the
 * browser back. The sign-in then redirects to /login: with `#signed-in`, with `#second-factor=` and a
 * challenge for POST /login/second-factor if the account has a second factor, or with `#provider-problem=`
 * and one of `providerProblems`. With `purpose` sign-up it begins a trial if no account is linked, counted with the
 * source. With `purpose` link it links the provider to the signed-in account and redirects to /account: with `#linked`
 * or with `#provider-problem=`.
 */
export const startProviderSchema = z.object({
  // Pages of earlier versions send none, and could not show the question.
  purpose: z.enum(['sign-in', 'sign-up', 'link']).default('sign-up'),
  remember: ticked.optional(),
  source: leadSourceShape.source,
  referrer: leadSourceShape.referrer,
  campaign: leadSourceShape.campaign,
});

/** Why linking a provider failed, or a sign-in through one. */
export const linkProblems = [
  /** The visitor cancelled at the provider. */
  'cancelled',
  /** No account is linked, and the provider does not confirm that the email address is verified. */
  'not-linked',
  /** An account with this email address exists: sign in to it, then link. */
  'address-taken',
  /** The provider's account is linked to another account. */
  'linked-elsewhere',
  /** The account may not sign in. */
  'disabled',
  /** When linking: there is no session, or its last proof of identity is too old. */
  'reauthenticate',
  /** Anything else: expired, tampered with, or the provider is unavailable. */
  'failed',
] as const;

/** Why a sign-in through a provider failed. */
export const providerProblems = [
  ...linkProblems,
  /** With `purpose` sign-in: no account is linked or has this email address. Ask, then send `purpose` sign-up. */
  'no-account',
] as const;

export type LinkProblem = (typeof linkProblems)[number];
export type ProviderProblem = (typeof providerProblems)[number];
