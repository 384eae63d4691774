import type { LoginRequest, User } from '@accounting-site/contract/account/login';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import type { Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import {
  answerMalformed,
  loginFailed,
  loginUserIncomplete,
} from '@accounting-site/contract/endpoints/error-messages';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import { withDeadline } from './deadline.ts';
import { AnswerError, ApiError } from './errors.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';
import type { NewSession } from './storage.ts';
import { isToken } from './token.ts';
import { readUser } from './user.ts';

/**
 * A successful sign-in. `persistent` is false if the browser refuses to store the session, which then ends
 * with this page.
 */
export interface LoginResult {
  readonly user: User;
  readonly persistent: boolean;
}

/**
 * A failed sign-in. The message follows specification §8; `cause` is the original error, such as an
 * `ApiError`.
 */
export class LoginError extends Error {
  override readonly name = 'LoginError';
}

/**
 * Signs in (specification §4, §5, §7) and stores access token, optional refresh token and user. Rejects with
 * `LoginError`. If the account has a second factor, the cause is
 * an `ApiError` whose problem `requires` 'second-factor' and contains the `challenge` for `signIn`.
 */
export function login(
  send: Send,
  store: SessionStore,
  { email, password, remember }: LoginRequest,
): Promise<LoginResult> {
  const body = { email: email.trim(), password, ...(remember && { remember }) };
  return signIn(send, store, { endpoint: appHostEndpoints.login, body });
}

/**
 * Signs in through an endpoint with the same response as POST /login: the second step of a sign-in, a
 * passkey, a confirmed sign-up. Rejects like `login`.
 */
export async function signIn(
  send: Send,
  store: SessionStore,
  { endpoint, body }: { endpoint: Endpoint; body: object },
): Promise<LoginResult> {
  try {
    const answer = await withDeadline({}, (signal) =>
      send(endpoint, { body, token: store.read().accessToken, signal }),
    );
    return keepSession(store, readLoginAnswer(answer));
  } catch (error) {
    throw new LoginError(failureMessage(error), { cause: error });
  }
}

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

/** The first text found: the `error` of the response, its `message`, the thrown message, or the fallback. */
function failureMessage(error: unknown): string {
  const { error: first, message: second } = error instanceof ApiError ? error.problem : {};
  const thrown = error instanceof Error ? error.message : '';
  return first || second || thrown || loginFailed;
}
