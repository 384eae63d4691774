import type { Account } from '@accounting-site/contract/account';
import type { User } from '@accounting-site/contract/login';
import type { Session } from '@accounting-site/session';
import { useCallback, useEffect } from 'react';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';
import { readAccount } from './account-calls.ts';

/** The account of the signed-in user. */
export const useAccount = (call: Session['callApp']) =>
  useLoaded(
    useCallback((signal) => readAccount(call, signal), [call]),
    true,
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
