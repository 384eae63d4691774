import type { Account } from '@accounting-site/contract/account';
import type { User } from '@accounting-site/contract/login';
import { useEffect } from 'react';
import { browserSession } from '../../../lib/session/browser-session.ts';

/**
 * Brings the stored user up to date where the account has become another one since: a new address counts once its mail
 * was answered, perhaps in another browser. The header then shows it, too.
 */
export function useCurrentUser(user: User, account: Account | undefined): void {
  const isOutdated =
    account !== undefined && (account.user.email !== user.email || account.user.role !== user.role);
  useEffect(() => {
    // Without an answer everything goes on under the old address, and the next visit tries again.
    if (isOutdated)
      browserSession('')
        .resume()
        .catch(() => undefined);
  }, [isOutdated]);
}
