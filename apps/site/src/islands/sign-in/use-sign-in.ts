import { checkSignIn, type SignInErrors } from '@accounting-site/session';
import { type FormEvent, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import { addressAfterSignIn } from '../../lib/session/sign-in-address.ts';
import { explainFailure } from './sign-in-failure.ts';
import type { SignInWords } from './sign-in-words.ts';

interface SignInState {
  busy: boolean;
  errors: SignInErrors;
  failed: boolean;
  explanation?: string | undefined;
  /** Signed in, but the browser stores nothing, so that leaving this page would end the session. */
  notStored?: boolean;
}

/**
 * Checks and sends the sign-in form (specification §5). On success the browser goes to /, or back to the page that
 * asked for it, unless it stores nothing.
 */
export function useSignIn(appHost: string, words: SignInWords['failures']) {
  const [state, setState] = useState<SignInState>({ busy: false, errors: {}, failed: false });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '');
    const password = String(fields.get('password') ?? '');
    const errors = checkSignIn({ email, password });
    if (errors.email || errors.password) {
      setState({ busy: false, errors, failed: false });
      focusField(form, errors.email ? 'email' : 'password');
      return;
    }
    setState({ busy: true, errors: {}, failed: false });
    try {
      const remember = fields.has('remember');
      const { persistent } = await browserSession(appHost).login({
        email,
        password,
        ...(remember && { remember }),
      });
      if (persistent) location.assign(addressAfterSignIn(location.search));
      else setState({ busy: false, errors: {}, failed: false, notStored: true });
    } catch (error) {
      setState({ busy: false, errors: {}, failed: true, explanation: explainFailure(error, words) });
      focusField(form, 'password');
    }
  }

  return { ...state, submit };
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
