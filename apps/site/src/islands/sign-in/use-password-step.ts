import { useEffect } from 'react';
import { collectProblems, emailProblem, typedPasswordProblem } from '../../lib/app-form/check-fields.ts';
import { focusError } from '../../lib/forms/focus-error.ts';
import { usePasswordForm } from '../../lib/forms/use-form.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { explainFailure, type FailureWords, readChallenge } from './sign-in-failure.ts';

/** The typed values, for the second step and the return from it. */
export interface Typed {
  email: string;
  remember: boolean;
}

interface PasswordStepOptions {
  appHost: string;
  words: FailureWords;
  onSignedIn: (persistent: boolean) => void;
  /** The account has a second factor. */
  onChallenge: (challenge: string, typed: Typed) => void;
}

interface PasswordStepFailure {
  /** Why, if it was not the password. */
  explanation: string | undefined;
}

/** Checks and sends the sign-in form (specification §5). */
export function usePasswordStep({ appHost, words, onSignedIn, onChallenge }: PasswordStepOptions) {
  const state = usePasswordForm<PasswordStepFailure>({
    check: ({ email, password }) =>
      collectProblems({ email: emailProblem(email), password: typedPasswordProblem(password) }),
    async send({ email = '', password = '', remember: ticked }) {
      const remember = ticked !== undefined;
      try {
        const request = { email, password, ...(remember && { remember }) };
        const { persistent } = await browserSession(appHost).login(request);
        onSignedIn(persistent);
        if (!persistent) reset();
      } catch (error) {
        const challenge = readChallenge(error);
        if (challenge === undefined) return { failure: { explanation: explainFailure(error, words) } };
        onChallenge(challenge, { email, remember });
      }
    },
  });
  const { form, errors, failure, reset } = state;

  useEffect(() => {
    const name = failure ? 'password' : Object.keys(errors)[0];
    const field = form.current?.elements.namedItem(name ?? '');
    if (!(field instanceof HTMLElement)) return;
    // The message of a failure is announced by itself.
    if (failure) field.focus();
    else focusError(field);
  }, [form, errors, failure]);

  return state;
}
