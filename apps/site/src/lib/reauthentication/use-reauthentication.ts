import { ApiError, type Session } from '@accounting-site/session';
import { useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { accountSchema } from '../../pages/_account/account-words.ts';
import { closeModal, openModal } from '../actions/modal.ts';
import type { AppFormWords } from '../app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../password-field/password-field-words.ts';

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
  return async (endpoint, ...rest) => {
    try {
      return await call(endpoint, ...rest);
    } catch (error) {
      if (!isReauthenticationRequired(error)) throw error;
    }
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    if (!(await asking)) throw new ReauthenticationDeclined('Nothing was changed');
    return call(endpoint, ...rest);
  };
}

const isReauthenticationRequired = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.problem.requires === 'reauthentication';

/**
 * A function for API requests that re-authenticates when the server requires it, and the state of its dialog.
 * Each dialog has its own number, so that no input of an earlier one is left.
 * @param prepare runs before the dialog opens; when it rejects, so does the request. Pass the same function
 * every time
 */
export function useReauthentication(call: Session['callApp'], prepare?: () => Promise<void>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(isProven: boolean) => void>(null);
  const [question, setQuestion] = useState(0);

  const careful = useMemo(() => {
    const ask = async () => {
      await prepare?.();
      return new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setQuestion((before) => before + 1);
        openModal(dialog.current);
      });
    };
    return {
      call: withReauthentication(call, ask),
      /** Asks before an action that is not an API request. False when the user declined. */
      prove: ask,
    };
  }, [call, prepare]);

  const settle = (isProven: boolean) => {
    answer.current?.(isProven);
    answer.current = null;
    closeModal(dialog.current);
  };
  return {
    ...careful,
    dialog,
    question,
    onProven: () => settle(true),
    onClose: () => settle(false),
  };
}

/**
 * Texts of the re-authentication dialog: from content/en/pages/account.yaml, and those shared by all forms.
 */
export interface ReauthenticationWords {
  reauthentication: z.infer<typeof accountSchema>['reauthentication'];
  password_field: PasswordFieldWords;
  form: AppFormWords;
}
