import type { ProviderName } from '@accounting-site/contract/account/providers';
import { nameMaxLength } from '@accounting-site/contract/fields/field-limits';
import { emailField } from '@accounting-site/contract/fields/text-fields';
import * as openid from 'openid-client';
import { z } from 'zod';
import { type Clock, day } from '../../../clock.ts';
import type { ProviderSettings } from '../../../config/provider-variables.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { boundedFetch } from './bounded-fetch.ts';

/**
 * In seconds, for each request of a sign-in: the exchange of the code and, at most once a day each, metadata
 * and keys. A stopping server closes open connections after seven seconds. A sign-in with two slow responses
 * must then be repeated.
 */
const timeoutSeconds = 4;
/** The accepted difference between the provider's clock and ours, in seconds. */
const clockTolerance = 60;
/** How long the provider's metadata is cached. The library caches the keys. */
const metadataLifetime = day;

/** Known only to this server and the browser that began the sign-in. */
export interface SignInSecrets {
  /** Returned in the redirect. It ties the response to this sign-in (RFC 6749 §10.12). */
  readonly state: string;
  /** Returned in the ID token. It ties the token to this sign-in (OpenID Connect Core §3.1.2.1). */
  readonly nonce: string;
  /** Required to exchange the code, so that a stolen code is useless (RFC 7636). */
  readonly verifier: string;
}

export interface ProviderPerson {
  /** The provider's permanent id of the account. */
  readonly subject: string;
  /** In lower case; undefined unless the provider has verified it. */
  readonly verifiedEmail: string | undefined;
  /** Empty when the provider does not give it. */
  readonly name: string;
}

/** A client for one provider: OpenID Connect code flow with PKCE, state and nonce. */
export interface ProviderClient {
  createSecrets(): SignInSecrets;
  /** The address to send the browser to. Rejects when the provider does not respond. */
  begin(secrets: SignInSecrets): Promise<URL>;
  /**
   * Exchanges the code and checks the ID token: signature, issuer, audience, times, nonce. Rejects when any
   * check fails.
   * @param query of the address with which the browser returned
   * @returns `cancelled` when the user declined
   */
  finish(query: string, secrets: SignInSecrets): Promise<ProviderPerson | 'cancelled'>;
}

/** The requested scopes. Facebook refuses unknown ones. */
const scopes: Record<ProviderName, string> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
};

const claimsSchema = z.object({
  // At most 255 ASCII characters (OpenID Connect Core §2).
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: emailField('Email', 'There is no address').toLowerCase().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().transform(shortName).catch(''),
});

/** Limits a name to one line and the maximum length. A character that was cut in two is replaced. */
function shortName(name: string): string {
  return oneLine(name).slice(0, nameMaxLength).toWellFormed().trim();
}

/** @param redirectUri where the provider sends browsers back to, as registered there */
export function createProviderClient(
  provider: ProviderName,
  settings: ProviderSettings,
  { redirectUri, clock }: { redirectUri: () => string; clock: Clock },
): ProviderClient {
  const configuration = remember(() => discover(settings), clock);
  return {
    createSecrets: () => ({
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }),
    async begin({ state, nonce, verifier }) {
      return openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri(),
        scope: scopes[provider],
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(query, { state, nonce, verifier }) {
      const address = new URL(redirectUri());
      address.search = query;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      try {
        const tokens = await openid.authorizationCodeGrant(await configuration(), address, checks);
        return readPerson(tokens.claims());
      } catch (error) {
        // Thrown only after the state was checked.
        if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') {
          return 'cancelled';
        }
        throw error;
      }
    },
  };
}

function readPerson(claims: unknown): ProviderPerson {
  const { sub, email, email_verified, name } = claimsSchema.parse(claims);
  return { subject: sub, verifiedEmail: email_verified === true ? email : undefined, name };
}

/** Loads the provider's metadata (OpenID Connect Discovery). */
async function discover(settings: ProviderSettings): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, tokenEndpoint } = settings;
  const client = { client_secret: clientSecret, [openid.clockTolerance]: clockTolerance };
  // The configuration allows http for this machine only.
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  const found = await openid.discovery(new URL(issuer), clientId, client, undefined, {
    execute,
    timeout: timeoutSeconds,
    [openid.customFetch]: boundedFetch,
  });
  const described: openid.ServerMetadata = found.serverMetadata();
  const server = { ...(tokenEndpoint && { token_endpoint: tokenEndpoint }), ...described };
  const configuration = new openid.Configuration(server, clientId, client);
  configuration.timeout = timeoutSeconds;
  configuration[openid.customFetch] = boundedFetch;
  // Checks the signature of the ID token. By default the library relies on TLS instead (OpenID Connect Core
  // §3.1.3.7).
  openid.enableNonRepudiationChecks(configuration);
  for (const change of execute) change(configuration);
  return configuration;
}

/** Caches the response and shares it between concurrent callers. A failed request is not cached. */
function remember<Answer>(ask: () => Promise<Answer>, clock: Clock): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; at: number } | undefined;
  return () => {
    if (last !== undefined && Math.abs(clock() - last.at) < metadataLifetime) return last.answer;
    const attempt = { answer: ask(), at: clock() };
    attempt.answer.catch(() => {
      if (last === attempt) last = undefined;
    });
    last = attempt;
    return attempt.answer;
  };
}
