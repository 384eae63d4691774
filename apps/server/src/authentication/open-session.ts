import type { LoginAnswer } from '@accounting-site/contract/account/login';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteLanguage } from '../accounts/account-language.ts';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import { hasRow } from '../database/has-row.ts';
import type { Database } from '../database/open-database.ts';
import { addNotice } from '../notices/notices.repository.ts';
import type { AccessTokens } from './access-tokens.ts';
import { addDevice, describeDevice, noteKnownDevice, readDevice, setDeviceCookie } from './devices.ts';
import { readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { findSessionOfToken, issueRefreshToken } from './refresh-tokens.repository.ts';
import { endSession, startSession } from './sessions.repository.ts';

/** A session that was just stored, with the tokens for the browser. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly account: Pick<AccountRow, 'id' | 'email' | 'role'>;
  readonly remember: boolean;
  readonly refreshToken: string;
  readonly deviceToken: string;
  /** Whether a notice of it is in the outbox. */
  readonly hasNotice: boolean;
}

/** How the user signed in, as recorded in the audit. */
type LoginWay =
  | 'password'
  | 'second factor'
  | 'backup code'
  | 'passkey'
  | 'sign-up'
  | 'edit link'
  | `provider ${string}`;

/**
 * Signs in a user whose identity is proved. Stores the session, its first refresh token and the audit event,
 * and a notice to the account's address when this browser is new. The caller wakes the outbox after the
 * commit.
 */
export async function openSession(
  transaction: Database,
  options: {
    account: Pick<AccountRow, 'id' | 'email' | 'role' | 'language'>;
    request: FastifyRequest;
    remember: boolean;
    way: LoginWay;
    now: number;
    /** Read at an earlier request: after a redirect from another site the browser sends no cookies. */
    browser?: { deviceToken: string; sessionId: string | undefined };
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
  else await noteLanguage(transaction, account);
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

/** Reads the device token and the session from the cookies. */
export async function readBrowserBefore(database: Database, request: FastifyRequest) {
  const token = readRefreshCookie(request);
  return {
    deviceToken: readDevice(request),
    sessionId: token === undefined ? undefined : await findSessionOfToken(database, token),
  };
}

/**
 * Ends the browser's previous session. Its cookie is about to be replaced, so the user could no longer sign
 * out of it.
 */
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

/** Sets the cookies and returns the login response (specification §3). */
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

/**
 * Whether the account has been signed in to before. Known browsers are kept longer than sessions, so a
 * sign-in after a long absence still sends a notice.
 */
function wasSignedInTo(transaction: Database, accountId: string): Promise<boolean> {
  const account = transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('sessions').select('id').where('account_id', '=', accountId)),
        exists(selectFrom('known_devices').select('account_id').where('account_id', '=', accountId)),
      ]),
    );
  return hasRow(account);
}
