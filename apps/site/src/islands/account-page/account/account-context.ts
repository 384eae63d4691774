import type { Account } from '@accounting-site/contract/account';
import { createContext, useContext } from 'react';

/** The account that the page shows. */
export interface AccountContextValue {
  account: Account;
  /** Shows the account as a call answered it. */
  show: (account: Account) => void;
  /** Reads it again after a change whose answer does not hold it. */
  readAgain: () => Promise<void>;
  /** Asks who is there, where something is about to happen that is no call. False when nobody answered. */
  prove: () => Promise<boolean>;
}

export const AccountContext = createContext<AccountContextValue | null>(null);

/** @throws outside of a part that is shown with an account */
export function useShownAccount(): AccountContextValue {
  const value = useContext(AccountContext);
  if (value === null) throw new Error('Only parts that are shown with an account can use it');
  return value;
}
