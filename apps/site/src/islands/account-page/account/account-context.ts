import type { Account } from '@accounting-site/contract/account/account';
import type { User } from '@accounting-site/contract/account/login';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import type { Session } from '@accounting-site/session';
import { createContext, useCallback, useContext, useEffect } from 'react';
import { checked } from '../../../lib/actions/checked.ts';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';

/** The account that the page shows. */
interface AccountContextValue {
  account: Account;
  /** Shows the account that an endpoint returned. */
  show: (account: Account) => void;
  /** Loads the account again after a change whose response does not contain it. */
  readAgain: () => Promise<void>;
  /** Loads the list of sessions again after a change that has ended some. */
  readSessions: () => Promise<void>;
  /** Asks for re-authentication before an action that is not an API request. False when the user declined. */
  prove: () => Promise<boolean>;
}

export const AccountContext = createContext<AccountContextValue | null>(null);

/** @throws outside of a component that is rendered with an account */
export function useShownAccount(): AccountContextValue {
  const value = useContext(AccountContext);
  if (value === null) throw new Error('Only parts that are shown with an account can use it');
  return value;
}

/** The account of the signed-in user. */
export const useAccount = (call: Session['callApp']) =>
  useLoaded(
    useCallback((signal) => checked(call(appHostEndpoints.readAccount, {}, { signal }), 'user'), [call]),
  );

/**
 * Updates the stored user when the account has changed since, for example when a new email address was
 * confirmed in another browser. The header then shows it too.
 */
export function useCurrentUser(user: User, account: Account | undefined): void {
  const isOutdated =
    account !== undefined && (account.user.email !== user.email || account.user.role !== user.role);
  useEffect(() => {
    // Without a response the old address stays, and the next visit tries again.
    if (isOutdated)
      browserSession('')
        .resume()
        .catch(() => undefined);
  }, [isOutdated]);
}
