import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { CryptoKey } from 'jose';
import { type Clock, day, minute, second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

const accessTokenLifetime = 10 * minute;

const signsFor = day;
const largestSkew = 60 * second;
const keyCacheSize = 50;
/** Loaded on demand: it has 46 files, and the first page after a start needs none of them. */
const loadJose = () => import('jose');

/** The claims of an access token. The caller checks that the session is still live. */
interface AccessClaims {
  sessionId: string;
  accountId: string;
  /** Generation of the refresh token issued with it: 1 at login, one more at each rotation. */
  generation: number;
}

/** Signs and checks access tokens (JWT, EdDSA, RFC 8037). */
export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Returns undefined unless the token is our own and unexpired. `expired` also accepts an expired one. */
  verify(token: string, options?: { expired?: boolean }): Promise<AccessClaims | undefined>;
}

/**
 * Each process signs with its own key and publishes only the public half. The database, its backups and the
 * disk never contain a private key.
 * @param issuer the same for all processes of one installation
 */
export function createAccessTokens(database: Database, clock: Clock, issuer: string): AccessTokens {
  const audience = `${issuer}/api/api`;
  const known = new Map<string, { key: CryptoKey; expiresAt: number }>();
  let own: Promise<OwnKey> | undefined;
  let jose: ReturnType<typeof loadJose> | undefined;

  async function ownKey(): Promise<OwnKey> {
    const current = await own?.catch(() => undefined);
    if (current !== undefined && clock() < current.signsUntil) return current;
    own = createOwnKey(database, clock());
    return own;
  }

  async function publicKey(id: string | undefined): Promise<CryptoKey | undefined> {
    if (id === undefined || id.length > 64) return undefined;
    const found = known.get(id) ?? (await readKey(database, id));
    if (found === undefined || found.expiresAt <= clock()) return undefined;
    if (known.size >= keyCacheSize) known.clear();
    known.set(id, found);
    return found.key;
  }

  return {
    async sign({ sessionId, accountId, generation }) {
      const { id, key } = await ownKey();
      const now = clock();
      const claims = {
        sid: sessionId,
        sub: accountId,
        gen: generation,
        iss: issuer,
        aud: audience,
        iat: Math.floor(now / second),
        exp: Math.floor((now + accessTokenLifetime) / second),
      };
      return signToken(key, { alg: 'EdDSA', typ: 'at+jwt', kid: id }, claims);
    },
    async verify(token, { expired = false } = {}) {
      jose ??= loadJose();
      const { errors, jwtVerify } = await jose;
      const readKeyOf = async ({ kid }: { kid?: string }) => {
        const key = await publicKey(kid);
        if (key === undefined) throw new errors.JWKSNoMatchingKey();
        return key;
      };
      try {
        const now = clock();
        const { payload } = await jwtVerify(token, readKeyOf, {
          algorithms: ['EdDSA'],
          typ: 'at+jwt',
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: new Date(now),
          clockTolerance: expired ? (2 * signsFor) / second : 0,
        });
        // The token is from the future: the clock jumped back, and the token would be valid for too long.
        if ((payload.iat ?? 0) * second > now + largestSkew) return undefined;
        if (typeof payload.sid !== 'string' || payload.sub === undefined) return undefined;
        // Versions before migration 0014 signed tokens without it.
        const generation = typeof payload.gen === 'number' ? payload.gen : 1;
        return { sessionId: payload.sid, accountId: payload.sub, generation };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

interface OwnKey {
  id: string;
  key: KeyObject;
  signsUntil: number;
}

/**
 * Signs in this thread. Handing the work to another thread, as Web Cryptography does, takes several times as
 * long as the signature itself.
 */
function signToken(key: KeyObject, header: object, claims: object): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

async function createOwnKey(database: Database, now: number): Promise<OwnKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = randomUUID();
  // Published, so that all processes on the database can verify the tokens of this one.
  await database
    .insertInto('signing_keys')
    .values({
      id,
      public_jwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      created_at: now,
      expires_at: now + signsFor + 2 * accessTokenLifetime,
    })
    .execute();
  return { id, key: privateKey, signsUntil: now + signsFor };
}

async function readKey(database: Database, id: string) {
  const published = await database
    .selectFrom('signing_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (published === undefined) return undefined;
  const { importJWK } = await loadJose();
  const key = await importJWK(JSON.parse(published.public_jwk), 'EdDSA');
  return key instanceof Uint8Array ? undefined : { key, expiresAt: published.expires_at };
}
