import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../problems.ts';
import type { AccessTokens } from './access-tokens.ts';
import { isLive } from './session-lifetime.ts';

/** Who makes a call. */
export interface SignedIn {
  sessionId: string;
  accountId: string;
  businessId: string;
}

/**
 * Reads the bearer token of a call and looks its session up, so that logging out works at once.
 * @throws RefusedCall 401 when nobody is signed in
 */
export async function requireSignedIn(
  request: FastifyRequest,
  { database, accessTokens, clock }: { database: Database; accessTokens: AccessTokens; clock: Clock },
): Promise<SignedIn> {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await accessTokens.verify(token);
  const session = claims && (await findSession(database, claims.sessionId));
  if (session === undefined || session.account_id !== claims?.accountId || !isLive(session, clock())) {
    throw new RefusedCall(401, 'Please sign in');
  }
  return { sessionId: session.id, accountId: session.account_id, businessId: session.business_id };
}

/** The token of the Authorization header (RFC 6750 §2.1). */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function findSession(database: Database, id: string) {
  return database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('sessions')
    .select('accounts.business_id')
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}
