import { appHostPaths } from '@accounting-site/contract/call-paths';
import { NetworkError } from '@accounting-site/session';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import { usePageReturn } from '../../lib/use-page-return.ts';
import { readRemember } from './read-remember.ts';
import { explainFailure } from './sign-in-failure.ts';
import type { SignInWords } from './sign-in-words.ts';

interface PasskeyOptions {
  words: SignInWords;
  onSignedIn: (persistent: boolean) => void;
}

interface PasskeyState {
  busy: boolean;
  problem?: string;
}

/** Asks the browser for a passkey and signs in with it. The library comes with the first press. */
export function usePasskey({ words, onSignedIn }: PasskeyOptions) {
  const [state, setState] = useState<PasskeyState>({ busy: false });
  usePageReturn(() => setState({ busy: false }));

  async function signIn() {
    setState({ busy: true });
    const remember = readRemember();
    try {
      const credential = await askForPasskey();
      if (credential === undefined) return setState({ busy: false, problem: words.passkey.cancelled });
      const { persistent } = await browserSession('').signIn({
        path: appHostPaths.passkeyLogin,
        body: { credential, ...(remember && { remember }) },
      });
      onSignedIn(persistent);
      if (!persistent) setState({ busy: false });
    } catch (error) {
      const failures = { ...words.failures, network: words.failures.unreachable };
      setState({ busy: false, problem: explainFailure(error, failures) ?? words.passkey.refused });
    }
  }

  return { ...state, signIn };
}

/** Undefined when the visitor closed the question, let it run out, or has no passkey. */
async function askForPasskey() {
  const [{ startAuthentication }, answer] = await Promise.all([
    import('@simplewebauthn/browser').catch((cause: unknown) => {
      throw new NetworkError(false, { cause });
    }),
    browserSession('').callApp(appHostPaths.passkeyLoginOptions, { method: 'POST' }),
  ]);
  // The server made them for the browser; the browser checks them again.
  const { options } = answer as { options: PublicKeyCredentialRequestOptionsJSON };
  return startAuthentication({ optionsJSON: options }).catch((error: Error) => {
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return undefined;
    throw error;
  });
}
