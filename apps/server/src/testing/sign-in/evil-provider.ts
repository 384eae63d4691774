import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { listen } from '../app/listen.ts';
import { close, type OpenIdProvider } from './openid-provider.ts';

/** A provider that misbehaves as a test tells it. By default it behaves correctly. */
export interface EvilProvider extends Pick<OpenIdProvider, 'url' | 'client'> {
  /** Creates the ID token of the next response. */
  idToken: () => Promise<string | undefined>;
  /** Its discovery document. */
  description: Record<string, unknown>;
  /** Handles a request instead of the default, if it returns true. */
  answer: (path: string, response: ServerResponse) => boolean;
  /** The requests to its token endpoint. */
  readonly exchanges: URLSearchParams[];
  /** The claims of a correct ID token. */
  honestClaims(nonce: string | null): JWTPayload;
  /** Signs with the key that it publishes. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
}

const signing = generateKeyPair('RS256');
const kid = 'the published key';

/** Starts a provider for one test. */
export async function haveEvilProvider(): Promise<EvilProvider> {
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => close(server));
  const { privateKey, publicKey } = await signing;
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const evil: EvilProvider = {
    url,
    client: { id: 'accounting-site', secret: 'a secret between the two of them, for tests alone' },
    idToken: async () => undefined,
    description: {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    },
    answer: () => false,
    exchanges: [],
    honestClaims(nonce) {
      const now = Math.floor(Date.now() / 1000);
      const person = { sub: '1', email: 'ama@shop.example', email_verified: true, name: 'Ama Mensah' };
      return { iss: url, aud: evil.client.id, iat: now, exp: now + 60, nonce, ...person };
    },
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey),
  };
  server.on('request', async (request, response) => {
    const sent = await text(request);
    const path = new URL(request.url ?? '/', url).pathname;
    if (path === '/token') evil.exchanges.push(new URLSearchParams(sent));
    if (evil.answer(path, response)) return;
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => evil.description,
      '/keys': () => ({ keys: [jwk] }),
      '/token': async () => ({ access_token: 'x', token_type: 'Bearer', id_token: await evil.idToken() }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify((await answers[path]?.()) ?? {}));
  });
  return evil;
}
