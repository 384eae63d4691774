import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { NetworkError } from '@accounting-site/session';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { usePageReturn } from '../../lib/forms/use-page-return.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { type PasskeyAutofill, passkeyChosen } from './passkey-autofill.ts';
import { explainFailure, withoutPassword } from './sign-in-failure.ts';

interface PasskeyOptions {
  words: SignInWords;
  onSignedIn: (persistent: boolean) => void;
}

interface PasskeyState {
  busy: boolean;
  problem?: string;
}

/** Requests a passkey from the browser and signs in with it. The library is loaded at the first press. */
export function usePasskey({ words, onSignedIn }: PasskeyOptions) {
  const [state, setState] = useState<PasskeyState>({ busy: false });
  usePageReturn(() => setState({ busy: false }));

  /** @param choose resolves to undefined when no passkey was chosen */
  async function signIn(choose: () => Promise<unknown>) {
    setState({ busy: true });
    const remember = readRemember();
    try {
      const credential = await choose();
      if (credential === undefined) return setState({ busy: false, problem: words.passkey.cancelled });
      const { persistent } = await browserSession('').signIn({
        endpoint: appHostEndpoints.passkeyLogin,
        body: { credential, ...(remember && { remember }) },
      });
      onSignedIn(persistent);
      if (!persistent) setState({ busy: false });
    } catch (error) {
      const problem = explainFailure(error, withoutPassword(words.failures));
      setState({ busy: false, problem: problem ?? words.passkey.refused });
    }
  }

  // The browser may offer passkeys in the email field before this code runs (passkey-autofill.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is used once
  useEffect(() => {
    const { passkeyAutofill } = window as { passkeyAutofill?: PasskeyAutofill };
    const take = () => {
      const credential = passkeyAutofill?.credential;
      if (credential === undefined) return;
      delete passkeyAutofill?.credential;
      void signIn(async () => credential);
    };
    take();
    addEventListener(passkeyChosen, take);
    return () => removeEventListener(passkeyChosen, take);
  }, []);

  return {
    ...state,
    signIn: () => {
      // A browser handles one passkey request at a time.
      (window as { passkeyAutofill?: PasskeyAutofill }).passkeyAutofill?.stop();
      return signIn(askForPasskey);
    },
  };
}

/** Errors after which no passkey was used: cancelled, timed out, none found, or not supported. */
const noPasskeyErrors = ['NotAllowedError', 'AbortError', 'NotSupportedError'];

/** Undefined if no passkey was used. */
async function askForPasskey() {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser').catch((cause: unknown) => {
      throw new NetworkError(false, { cause });
    }),
    browserSession('').callApp(appHostEndpoints.passkeyLoginOptions),
  ]);
  // The server creates the options for the browser API, which validates them.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch((error: Error) => {
    if (noPasskeyErrors.includes(error.name)) return undefined;
    throw error;
  });
}

/** Whether 'Remember me' is ticked, even if it was ticked before this code loaded. */
export const readRemember = () => rememberBox()?.checked === true;

export function tickRemember() {
  const box = rememberBox();
  if (box) box.checked = true;
}

function rememberBox(): HTMLInputElement | undefined {
  const box = document.getElementById('remember');
  return box instanceof HTMLInputElement ? box : undefined;
}
