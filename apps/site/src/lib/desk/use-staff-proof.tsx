import type { Account } from '@accounting-site/contract/account/account';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { useCallback, useState } from 'react';
import { ReauthenticationDialog } from '../reauthentication/ReauthenticationDialog.tsx';
import { type ReauthenticationWords, useReauthentication } from '../reauthentication/use-reauthentication.ts';
import { browserSession } from '../session/browser-session.ts';

/**
 * Sends requests to the endpoints for staff, and asks for re-authentication when the last one is too old.
 * @returns the function that sends, and the dialog to render
 */
export function useStaffProof(email: string, words: ReauthenticationWords) {
  const { callApp, callSite } = browserSession('');
  const [account, setAccount] = useState<Account>();
  /** Loads the account, which says how the user can prove who they are. */
  const readAccount = useCallback(
    async () => setAccount(await callApp(appHostEndpoints.readAccount)),
    [callApp],
  );
  const state = useReauthentication(callSite, readAccount);
  const dialog = (
    <ReauthenticationDialog email={email} account={account} state={state} call={callApp} words={words} />
  );
  return { call: state.call, dialog };
}
