import type { LoginAnswer } from '@accounting-site/contract/login';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';
import { addNotice } from '../notices/notices.repository.ts';
import type { AccessTokens } from './access-tokens.ts';
import { addDevice, describeDevice, noteKnownDevice, readDevice, setDeviceCookie } from './devices.ts';
import { readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { findSessionOfToken, issueRefreshToken } from './refresh-tokens.repository.ts';
import { endSession, startSession } from './sessions.repository.ts';

/** A session that was just stored, with what the browser has to be given. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly account: Pick<AccountRow, 'id' | 'email' | 'role'>;
  readonly remember: boolean;
  readonly refreshToken: string;
  readonly deviceToken: string;
  /** Whether the outbox holds a notice of it. */
  readonly hasNotice: boolean;
}

/** What a browser had before it signed in. */
export interface BrowserBefore {
  readonly deviceToken: string;
  /** The session of its cookie, of whichever account. */
  readonly sessionId: string | undefined;
}

/** How somebody showed who they are, as the audit record says it. */
export type LoginWay =
  | 'password'
  | 'second factor'
  | 'backup code'
  | 'passkey'
  | 'sign-up'
  | `provider ${string}`;

/**
 * Signs somebody in whose identity has been shown: the session, its first refresh token, the audit event, and a notice
 * to the account's address when this browser is new to it. The caller wakes the outbox once the transaction is through.
 */
export async function openSession(
  transaction: Database,
  options: {
    account: Pick<AccountRow, 'id' | 'email' | 'role'>;
    request: FastifyRequest;
    remember: boolean;
    way: LoginWay;
    now: number;
    /** What the browser showed at an earlier request, where another site led here: then it sends no cookies. */
    browser?: BrowserBefore;
  },
): Promise<OpenedSession> {
  const { account, request, remember, way, now } = options;
  const { deviceToken, sessionId: earlier } =
    options.browser ?? (await readBrowserBefore(transaction, request));
  const device = describeDevice(request);
  const known = { accountId: account.id, token: deviceToken, now };
  const isNew = !(await noteKnownDevice(transaction, known));
  const hasNotice = isNew && (await wasSignedInTo(transaction, account.id));
  if (isNew) await addDevice(transaction, known);
  if (hasNotice) await addNotice(transaction, 'new device', { account, device, now });
  const provedFactor = way === 'second factor' || way === 'backup code';
  const sessionId = await startSession(transaction, {
    accountId: account.id,
    remember,
    device,
    provedFactor,
    now,
  });
  await recordAuditEvent(transaction, 'login', {
    at: now,
    request,
    accountId: account.id,
    sessionId,
    detail: way,
  });
  if (earlier !== undefined) await endEarlierSession(transaction, earlier, { request, now });
  const refreshToken = await issueRefreshToken(transaction, sessionId, now);
  return { sessionId, account, remember, refreshToken, deviceToken, hasNotice };
}

/** Reads the cookies that tell the browser and its session apart. */
export async function readBrowserBefore(database: Database, request: FastifyRequest): Promise<BrowserBefore> {
  const token = readRefreshCookie(request);
  return {
    deviceToken: readDevice(request),
    sessionId: token === undefined ? undefined : await findSessionOfToken(database, token),
  };
}

/** Ends the session that the browser had: its cookie is about to be replaced, so nobody could sign out of it. */
async function endEarlierSession(
  transaction: Database,
  sessionId: string,
  { request, now }: { request: FastifyRequest; now: number },
): Promise<void> {
  const accountId = await endSession(transaction, sessionId, 'signed in again', now);
  if (accountId === undefined) return;
  const detail = 'signed in again';
  await recordAuditEvent(transaction, 'session ended', { at: now, request, accountId, sessionId, detail });
}

/** Gives the browser its cookies and returns the answer of a login (specification §3). */
export async function answerSession(
  accessTokens: AccessTokens,
  reply: FastifyReply,
  { sessionId, account, remember, refreshToken, deviceToken }: OpenedSession,
): Promise<LoginAnswer> {
  const accessToken = await accessTokens.sign({ sessionId, accountId: account.id, generation: 1 });
  setRefreshCookie(reply, refreshToken, remember);
  setDeviceCookie(reply, deviceToken);
  return { accessToken, user: { id: account.id, email: account.email, role: account.role } };
}

/** Known browsers are remembered for longer than sessions, so that nobody is let in unseen after a long absence. */
async function wasSignedInTo(transaction: Database, accountId: string): Promise<boolean> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('sessions').select('id').where('account_id', '=', accountId)),
        exists(selectFrom('known_devices').select('account_id').where('account_id', '=', accountId)),
      ]),
    )
    .executeTakeFirst();
  return account !== undefined;
}
