import { ApiError, type Session } from '@accounting-site/session';

type Call = Session['callApp'];

/** The user declined to re-authenticate. Nothing was changed. */
export class ReauthenticationDeclined extends Error {
  override readonly name = 'ReauthenticationDeclined';
}

/**
 * Sends requests and waits when the server requires re-authentication: the user is asked, and the request is
 * sent once more. Concurrent requests share one dialog.
 * @param ask asks the user; false when they declined
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
