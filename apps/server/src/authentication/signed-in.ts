import { hasRight, rolesWith, type StaffRight } from '@accounting-site/contract/staff/staff-roles';
import type { FastifyRequest } from 'fastify';
import { type Clock, minute } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import type { AccessTokens } from './access-tokens.ts';
import { isLive } from './session-lifetime.ts';
import { noteDelivered } from './sessions.repository.ts';
import { lacksStaffFactor, requireStaffFactor } from './staff-second-factor.ts';

export interface SignedIn {
  sessionId: string;
  accountId: string;
  businessId: string;
  role: string;
  /** When the session began, in milliseconds since 1970. */
  startedAt: number;
  /** When the user last proved their identity, in milliseconds since 1970; null when unknown. */
  provedAt: number | null;
  /** Whether that proof included a code of the second factor. */
  provedFactor: boolean;
}

export interface SessionServices {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/**
 * Reads the bearer token of a request and checks its session, so that signing out works immediately. Only the
 * first use of a refreshed token is stored: it marks the refresh token before it as old.
 * @throws RefusedCall 401 when the user is not signed in
 */
export async function requireSignedIn(
  request: FastifyRequest,
  { database, accessTokens, clock }: SessionServices,
): Promise<SignedIn> {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await accessTokens.verify(token);
  const session = claims && (await findSession(database, claims.sessionId));
  if (session === undefined || session.account_id !== claims?.accountId || !isLive(session, clock())) {
    throw new RefusedCall(401, 'Please sign in');
  }
  const { id: sessionId, account_id: accountId, business_id: businessId, role } = session;
  if (claims.generation > session.delivered_generation) {
    await noteDelivered(database, sessionId, claims.generation);
  }
  return {
    sessionId,
    accountId,
    businessId,
    role,
    startedAt: session.created_at,
    provedAt: session.proved_at,
    provedFactor: session.proved_factor === 1,
  };
}

export interface StaffServices extends SessionServices {
  readonly config: Pick<Config, 'staffSecondFactor'>;
}

/**
 * Admits staff with a right only. The role is the account's current one, not that at the time of sign-in.
 * @throws RefusedCall 401 when the user is not signed in, 403 when the role lacks the right or the account a
 * second factor
 */
export async function requireStaff(
  request: FastifyRequest,
  services: StaffServices,
  right: StaffRight,
): Promise<SignedIn> {
  const signedIn = await requireSignedIn(request, services);
  if (!hasRight(signedIn.role, right)) throw lacksRight(right);
  const { config, database, clock } = services;
  if (config.staffSecondFactor) await requireStaffFactor(database, signedIn.accountId, clock());
  return signedIn;
}

/** Whether a session is still one of that account, and the account still has a right of staff. */
export async function isStillStaff(
  { config, database, clock }: Omit<StaffServices, 'accessTokens'>,
  { sessionId, accountId }: Pick<SignedIn, 'sessionId' | 'accountId'>,
  right: StaffRight,
): Promise<boolean> {
  const session = await findSession(database, sessionId);
  if (session?.account_id !== accountId || !isLive(session, clock())) return false;
  if (!hasRight(session.role, right)) return false;
  return !config.staffSecondFactor || !(await lacksStaffFactor(database, accountId, clock()));
}

/** The error for an account whose role does not have a right. */
export const lacksRight = (right: StaffRight) =>
  new RefusedCall(
    403,
    `Your account may not do this. Ask an admin, or sign in with an account of the role ${rolesWith(right).join(' or ')}.`,
  );

/** How long a proof of identity allows changes to an account's security settings. */
export const proofLifetime = 10 * minute;

/**
 * Admits only users who have proved their identity within the last ten minutes.
 * @throws RefusedCall 401 when the user is not signed in, 403 that requires reauthentication
 */
export async function requireProof(request: FastifyRequest, services: SessionServices): Promise<SignedIn> {
  const signedIn = await requireSignedIn(request, services);
  if (isProofRecent(signedIn.provedAt, services.clock())) return signedIn;
  throw needsProof();
}

/**
 * The error for an endpoint that needs a recent proof. The account page asks for one and repeats the request.
 */
export function needsProof(): RefusedCall {
  return new RefusedCall(403, 'Please confirm first that it is you', { requires: 'reauthentication' });
}

/** Whether a proof is still accepted. A clock that jumped back does not extend it. */
export function isProofRecent(provedAt: number | null, now: number): boolean {
  return provedAt !== null && Math.abs(now - provedAt) <= proofLifetime;
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
    .select(['accounts.business_id', 'accounts.role'])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}
