import { appHostPaths } from '@accounting-site/contract/call-paths';
import { answerMalformed, loginFailed, loginUserIncomplete } from '@accounting-site/contract/error-messages';
import type { LoginRequest, User } from '@accounting-site/contract/login';
import { type CallOptions, withDeadline } from './deadline.ts';
import { AnswerError, ApiError } from './errors.ts';
import { isRecord } from './is-record.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';
import type { NewSession } from './storage.ts';
import { isToken } from './token.ts';
import { readUser } from './user.ts';

/** A successful login. `persistent` is false when the browser refuses to store the session: it ends with this page. */
export interface LoginResult {
  readonly user: User;
  readonly persistent: boolean;
}

/** A failed login. The message is the one of specification §8; `cause` is what went wrong, such as an `ApiError`. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
}

/**
 * Signs in (specification §4, §5, §7) and stores access token, optional refresh token and user. Rejects with
 * `LoginError`, or with the reason of the caller's signal. Where the account has a second factor, its cause is an
 * `ApiError` whose problem `requires` 'second-factor' and holds the `challenge` to answer with `signIn`.
 */
export function login(
  send: Send,
  store: SessionStore,
  { email, password, remember }: LoginRequest,
  options: CallOptions = {},
): Promise<LoginResult> {
  const body = { email: email.trim(), password, ...(remember && { remember }) };
  return signIn(send, store, { path: appHostPaths.login, body }, options);
}

/**
 * Signs in by a call that answers as POST /login does: the second step of a login, a passkey, a confirmed sign-up.
 * Rejects as `login` does.
 */
export async function signIn(
  send: Send,
  store: SessionStore,
  { path, body }: { path: string; body: object },
  options: CallOptions = {},
): Promise<LoginResult> {
  try {
    const answer = await withDeadline(options, (signal) =>
      send(path, { method: 'POST', body, token: store.read().accessToken, signal }),
    );
    return keepSession(store, readLoginAnswer(answer));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new LoginError(failureMessage(error), { cause: error });
  }
}

/** Stores a new session. */
export function keepSession(store: SessionStore, session: NewSession): LoginResult {
  store.save(session);
  return { user: session.user, persistent: store.getSnapshot()?.persistent === true };
}

function readLoginAnswer(answer: unknown): NewSession {
  if (!isRecord(answer) || !isToken(answer.accessToken) || !isRecord(answer.user)) {
    throw new AnswerError(answerMalformed);
  }
  const user = readUser(answer.user);
  if (!user) throw new AnswerError(loginUserIncomplete);
  const { accessToken, refreshToken } = answer;
  return { accessToken, refreshToken: isToken(refreshToken) ? refreshToken : undefined, user };
}

/** The first of the answer's `error`, its `message`, the thrown message and a last resort that says anything. */
function failureMessage(error: unknown): string {
  const { error: first, message: second } = error instanceof ApiError ? error.problem : {};
  const thrown = error instanceof Error ? error.message : '';
  return first || second || thrown || loginFailed;
}
