import { nameMaxLength } from '@accounting-site/contract/field-limits';
import type { ProviderName } from '@accounting-site/contract/providers';
import { emailField } from '@accounting-site/contract/text-fields';
import * as openid from 'openid-client';
import { z } from 'zod';
import { type Clock, day } from '../../../clock.ts';
import type { ProviderSettings } from '../../../config/provider-variables.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** In seconds, for each of the two or three requests that one sign-in makes: the server ends within ten. */
const patience = 4;
/** A minute of difference between its clock and ours does no harm, in seconds. */
const clockTolerance = 60;
/** How long what a provider says of itself is believed. Its keys are looked after by the library. */
const describedFor = day;

/** What only this server and the browser that was sent away know. */
export interface SignInSecrets {
  /** Comes back in the address, and tells whose answer it is (RFC 6749 §10.12). */
  readonly state: string;
  /** Comes back in the ID token, and ties it to this sign-in (OpenID Connect Core §3.1.2.1). */
  readonly nonce: string;
  /** Without it the code of the answer is worth nothing (RFC 7636). */
  readonly verifier: string;
}

/** Who signed in, as the provider vouches for it. */
export interface ProviderPerson {
  /** The provider's own name of the account, which never changes hands. */
  readonly subject: string;
  /** In lower case; undefined unless the provider says that the person reads its mail. */
  readonly verifiedEmail: string | undefined;
  /** Empty when the provider does not say. */
  readonly name: string;
}

/** One provider, spoken to by OpenID Connect: code flow with PKCE, state and nonce. */
export interface ProviderClient {
  /** New ones for one sign-in. */
  createSecrets(): SignInSecrets;
  /** Where the browser goes. Rejects when the provider does not answer. */
  begin(secrets: SignInSecrets): Promise<URL>;
  /**
   * Exchanges the code of the answer and checks the ID token: signature, issuer, audience, times, nonce. Rejects when
   * any of it is wrong.
   * @param query of the address that the browser came back with
   * @returns `cancelled` when the person said no
   */
  finish(query: string, secrets: SignInSecrets): Promise<ProviderPerson | 'cancelled'>;
}

/** What is asked for. Facebook refuses a scope that it does not know. */
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

/** On one line, and as long as a name may be here; a letter that was cut in two is replaced. */
function shortName(name: string): string {
  return oneLine(name).slice(0, nameMaxLength).toWellFormed().trim();
}

/** @param redirectUri where the provider sends browsers back to, as it is registered there */
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
        // Thrown only once the state was found to be right.
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

/** Asks the provider how to speak to it (OpenID Connect Discovery). */
async function discover(settings: ProviderSettings): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, tokenEndpoint } = settings;
  const client = { client_secret: clientSecret, [openid.clockTolerance]: clockTolerance };
  // The configuration allows http on this machine alone.
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  const found = await openid.discovery(new URL(issuer), clientId, client, undefined, {
    execute,
    timeout: patience,
    [openid.customFetch]: boundedFetch,
  });
  const described: openid.ServerMetadata = found.serverMetadata();
  const server = { ...(tokenEndpoint && { token_endpoint: tokenEndpoint }), ...described };
  const configuration = new openid.Configuration(server, clientId, client);
  configuration.timeout = patience;
  configuration[openid.customFetch] = boundedFetch;
  // Otherwise the ID token would be believed for the connection that it came through (OpenID Connect Core §3.1.3.7).
  openid.enableNonRepudiationChecks(configuration);
  for (const change of execute) change(configuration);
  return configuration;
}

/** Asks once for all who wait, and again when the answer is old or there was none. */
function remember<Answer>(ask: () => Promise<Answer>, clock: Clock): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; at: number } | undefined;
  return () => {
    if (last !== undefined && Math.abs(clock() - last.at) < describedFor) return last.answer;
    const attempt = { answer: ask(), at: clock() };
    attempt.answer.catch(() => {
      if (last === attempt) last = undefined;
    });
    last = attempt;
    return attempt.answer;
  };
}
