/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';
import { listen } from '../app/listen.ts';

/** A user with an account at the provider. */
interface PersonThere {
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** A real OpenID provider at a port of this machine. */
export interface OpenIdProvider {
  /** Its issuer. */
  readonly url: string;
  /** Its accounts, by their subject. Tests add to it. */
  readonly people: Map<string, PersonThere>;
  readonly client: { id: string; secret: string };
  close(): Promise<void>;
}

/**
 * Starts an OpenID provider. Its one page asks who signs in, with a field `Account` for the subject and the
 * buttons `Continue` and `Cancel`. A browser with a session is not asked again.
 * @param redirectUris the allowed redirect URIs
 */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdProvider> {
  const server = createServer();
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  const people = new Map<string, PersonThere>();
  const client = { id: 'accounting-site', secret: 'a secret between the two of them, for tests alone' };
  const provider = new Provider(url, await configure(redirectUris, client, people));
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/') === true) void ask(provider, request, response);
    else void answer(request, response);
  });
  return {
    url,
    people,
    client,
    close: () => close(server),
  };
}

/** Stops a server and closes its open connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

async function configure(
  redirectUris: string[],
  { id, secret }: OpenIdProvider['client'],
  people: OpenIdProvider['people'],
): Promise<Configuration> {
  return {
    adapter: inMemory(),
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    // Like Google and Facebook, it puts the requested claims into the ID token.
    conformIdTokenClaims: false,
    claims: { email: ['email', 'email_verified'], profile: ['name'], public_profile: ['name'] },
    cookies: { keys: ['for tests alone'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      return person && { accountId: subject, claims: () => ({ sub: subject, ...person }) };
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [await signingKey()] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
  };
}

let key: Promise<JWK> | undefined;
function signingKey(): Promise<JWK> {
  key ??= generateKeyPair('RS256', { extractable: true }).then(({ privateKey }) => exportJWK(privateKey));
  return key;
}

const page = `<!doctype html><html lang="en"><title>Test provider</title><form method="post">
<label>Account <input name="account"></label>
<button name="answer" value="yes">Continue</button><button name="answer" value="no">Cancel</button></form></html>`;

/** Asks who signs in, and for consent. */
async function ask(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const { params } = await provider.interactionDetails(request, response);
  const accountId = form.get('account') ?? '';
  if (form.get('answer') !== 'yes') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
}

/** The provider's storage, one map for each of its models. */
function inMemory(): (name: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  return (name) => {
    const keyOf = (id: string) => `${name} ${id}`;
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async (id) => stored.get(keyOf(id)),
      findByUid: async (uid) => [...stored.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = stored.get(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [id, payload] of stored) if (payload.grantId === grantId) stored.delete(id);
      },
    };
  };
}
