import { isStaffRole } from '@accounting-site/contract/staff-roles';
import type { FastifyRequest } from 'fastify';
import { type Clock, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../problems.ts';
import type { AccessTokens } from './access-tokens.ts';
import { isLive } from './session-lifetime.ts';
import { noteDelivered } from './sessions.repository.ts';
import { requireStaffFactor } from './staff-second-factor.ts';

/** Who makes a call. */
export interface SignedIn {
  sessionId: string;
  accountId: string;
  businessId: string;
  role: string;
  /** When the person last proved who they are, in milliseconds since 1970; null when that is not known. */
  provedAt: number | null;
  /** Whether that proof included a code of the second factor. */
  provedFactor: boolean;
}

/** What it takes to tell who makes a call. */
export interface SessionServices {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/**
 * Reads the bearer token of a call and looks its session up, so that logging out works at once. Only the first use of a
 * refreshed token is written down: from then on the refresh token before it is an old one.
 * @throws RefusedCall 401 when nobody is signed in
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
    provedAt: session.proved_at,
    provedFactor: session.proved_factor === 1,
  };
}

/** What it takes to tell whether the caller is staff. */
export interface StaffServices extends SessionServices {
  readonly config: Pick<Config, 'staffSecondFactor'>;
}

/**
 * Lets only the company's own people through. The role is that of the account now, not of the time of the login.
 * @throws RefusedCall 401 when nobody is signed in, 403 when the account is of another role or lacks a second factor
 */
export async function requireStaff(request: FastifyRequest, services: StaffServices): Promise<SignedIn> {
  const signedIn = await requireSignedIn(request, services);
  if (!isStaffRole(signedIn.role)) {
    throw new RefusedCall(403, 'This is for staff. Sign in with an account of the role staff or admin.');
  }
  const { config, database, clock } = services;
  if (config.staffSecondFactor) await requireStaffFactor(database, signedIn.accountId, clock());
  return signedIn;
}

/** For how long a proof of who somebody is lets them change how their account is protected. */
export const proofLifetime = 10 * minute;

/**
 * Lets only those through who proved who they are within the last ten minutes.
 * @throws RefusedCall 401 when nobody is signed in, 403 that requires reauthentication
 */
export async function requireProof(request: FastifyRequest, services: SessionServices): Promise<SignedIn> {
  const signedIn = await requireSignedIn(request, services);
  if (isProofRecent(signedIn.provedAt, services.clock())) return signedIn;
  throw needsProof();
}

/** A call that takes a recent proof. The account page asks for one and makes the call again. */
export function needsProof(): RefusedCall {
  return new RefusedCall(403, 'Please confirm first that it is you', { requires: 'reauthentication' });
}

/** Whether a proof still counts. A clock that jumped back does not make it last longer. */
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
