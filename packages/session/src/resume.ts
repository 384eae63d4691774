import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { answerMalformed, loginUserIncomplete } from '@accounting-site/contract/endpoints/error-messages';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import { withDeadline } from './deadline.ts';
import { AnswerError, SessionEndedError } from './errors.ts';
import { keepSession, type LoginResult } from './login.ts';
import { logout } from './logout.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';
import { isToken } from './token.ts';
import { readUser } from './user.ts';

/**
 * Resumes a session that the app host started with a redirect, after sign-in through a provider. The browser
 * already has the cookie, so a refresh gets the access token and GET /account the user. Rejects with
 * `ApiError`, `NetworkError`, `AnswerError`, or `SessionEndedError` if the user signed out, also before without a
 * network; the stored session is then unchanged.
 */
export async function resume(send: Send, store: SessionStore): Promise<LoginResult> {
  return withDeadline({}, async (signal) => {
    const timesCleared = store.timesCleared();
    // The cookie of someone who signed out without a network would resume that session for the next person.
    if (store.hasUnsentLogout()) {
      await logout(send, store);
      throw new SessionEndedError('The session was signed out while there was no network');
    }
    const refreshed = await send(appHostEndpoints.refresh, { signal });
    if (!isRecord(refreshed) || !isToken(refreshed.accessToken)) throw new AnswerError(answerMalformed);
    const { accessToken } = refreshed;
    const account = await send(appHostEndpoints.readAccount, { token: accessToken, signal });
    const user = isRecord(account) && isRecord(account.user) ? readUser(account.user) : undefined;
    if (!user) throw new AnswerError(loginUserIncomplete);
    if (store.timesCleared() !== timesCleared) {
      throw new SessionEndedError('The session ended before the call was answered');
    }
    return keepSession(store, { accessToken, refreshToken: undefined, user });
  });
}
