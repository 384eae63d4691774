import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { codeInvalid, codeRequired } from '@accounting-site/contract/fields/validation-messages';
import { type FormEvent, useEffect, useState } from 'react';
import { say } from '../../lib/app-form/check-fields.ts';
import { focusError } from '../../lib/forms/focus-error.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { type CodeFailure, readCodeFailure, withoutPassword } from './sign-in-failure.ts';

interface CodeStepOptions {
  appHost: string;
  challenge: string;
  words: SignInWords;
  onSignedIn: (persistent: boolean) => void;
  /** Called with the challenge that replaces the first after a wrong code. */
  onChallenge: (challenge: string) => void;
  /** Called after too many wrong codes, or too much time. */
  onOver: () => void;
}

interface CodeStepState {
  busy: boolean;
  /** What is wrong with the code. */
  error?: string | undefined;
  /** Why the code could not be checked. */
  explanation?: string | undefined;
}

const fresh: CodeStepState = { busy: false };

/** Checks and sends the code that answers a challenge. */
export function useCodeStep({ appHost, challenge, words, onSignedIn, onChallenge, onOver }: CodeStepOptions) {
  const [state, setState] = useState(fresh);
  useEffect(() => {
    if (state.error) focusError(document.getElementById('code'));
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code');
    if (state.busy || !(field instanceof HTMLInputElement)) return;
    const error = codeProblem(field.value);
    setState({ busy: error === undefined, error: error && say(error) });
    if (error !== undefined) return;
    try {
      const body = { challenge, code: field.value };
      const { persistent } = await browserSession(appHost).signIn({
        endpoint: appHostEndpoints.secondFactor,
        body,
      });
      onSignedIn(persistent);
    } catch (error) {
      show(readCodeFailure(error, withoutPassword(words.failures)), field.value);
      field.select();
    }
  }

  function show(failure: CodeFailure, typed: string) {
    if ('over' in failure) return onOver();
    if ('explanation' in failure) return setState({ busy: false, explanation: failure.explanation });
    if (failure.challenge !== undefined) onChallenge(failure.challenge);
    const isOfApp = /^[\d\s-]+$/.test(typed);
    setState({ busy: false, error: isOfApp ? words.code.wrong : words.code.wrong_backup });
  }

  return { ...state, submit, forget: () => setState(fresh) };
}

/** Checks a code before sending: six digits of an app, or ten letters and digits of a backup code. */
function codeProblem(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '');
  if (code === '') return codeRequired;
  return /^(?:\d{6}|[a-z2-7]{10})$/i.test(code) ? undefined : codeInvalid;
}
