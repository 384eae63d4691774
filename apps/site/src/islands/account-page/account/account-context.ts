import type { Account } from '@accounting-site/contract/account';
import { createContext, useContext } from 'react';

/** The account that the page shows. */
export interface AccountContextValue {
  account: Account;
  /** Shows the account that an endpoint returned. */
  show: (account: Account) => void;
  /** Loads the account again after a change whose response does not contain it. */
  readAgain: () => Promise<void>;
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
