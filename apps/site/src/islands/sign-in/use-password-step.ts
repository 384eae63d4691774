import { type FormEvent, useRef, useState } from 'react';
import { collectProblems, emailProblem, typedPasswordProblem } from '../../lib/app-form/check-fields.ts';
import type { FieldErrors } from '../../lib/forms/form-fields.ts';
import { clearPassword, usePageReturn } from '../../lib/forms/use-page-return.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { FailureWords } from './sign-in-failure.ts';
import { explainFailure, readChallenge } from './sign-in-failure.ts';

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

interface PasswordStepState {
  busy: boolean;
  errors: FieldErrors;
  failed: boolean;
  explanation?: string | undefined;
}

const fresh: PasswordStepState = { busy: false, errors: {}, failed: false };

/** Checks and sends the sign-in form (specification §5). */
export function usePasswordStep({ appHost, words, onSignedIn, onChallenge }: PasswordStepOptions) {
  const [state, setState] = useState(fresh);
  const form = useRef<HTMLFormElement>(null);
  usePageReturn(() => {
    if (form.current) clearPassword(form.current);
    setState(fresh);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '');
    const password = String(fields.get('password') ?? '');
    const remember = fields.has('remember');
    const errors = collectProblems({ email: emailProblem(email), password: typedPasswordProblem(password) });
    if (errors.email || errors.password) {
      setState({ ...fresh, errors });
      focusField(form, errors.email ? 'email' : 'password');
      return;
    }
    setState({ ...fresh, busy: true });
    try {
      const request = { email, password, ...(remember && { remember }) };
      const { persistent } = await browserSession(appHost).login(request);
      onSignedIn(persistent);
      if (!persistent) setState(fresh);
    } catch (error) {
      const challenge = readChallenge(error);
      if (challenge !== undefined) return onChallenge(challenge, { email, remember });
      setState({ ...fresh, failed: true, explanation: explainFailure(error, words) });
      focusField(form, 'password');
    }
  }

  return { ...state, form, submit };
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
