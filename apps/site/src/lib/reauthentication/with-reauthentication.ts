import { ApiError, type Session } from '@accounting-site/session';

type Call = Session['callApp'];

/** Somebody was asked who they are and went away: nothing was changed. */
export class ReauthenticationDeclined extends Error {
  override readonly name = 'ReauthenticationDeclined';
}

/**
 * Makes calls that wait where the server wants to know who is there: the person is asked, and the call is sent once
 * more. Calls that wait at the same time share one question.
 * @param ask asks the person; false when they went away
 */
export function withReauthentication(call: Call, ask: () => Promise<boolean>): Call {
  let asking: Promise<boolean> | undefined;
  return async (path, request, options) => {
    try {
      return await call(path, request, options);
    } catch (error) {
      if (!isReauthenticationRequired(error)) throw error;
    }
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    if (!(await asking)) throw new ReauthenticationDeclined('Nothing was changed');
    return call(path, request, options);
  };
}

const isReauthenticationRequired = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.problem.requires === 'reauthentication';
