import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { useEffect, useState } from 'react';
import { browserSession } from '../session/browser-session.ts';

/**
 * Reads the account of the signed-in member of staff. If an admin has changed its role since sign-in, the links to the
 * pages of the desk follow.
 * @param role the one that was stored at sign-in
 * @returns the date from which staff endpoints require an authenticator app that this account lacks; undefined until
 * it is known
 */
export function useStaffAccount(role: string): string | undefined {
  const [deadline, setDeadline] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const { callApp, resume } = browserSession('');
    callApp(appHostEndpoints.readAccount, {}, { signal: controller.signal })
      .then(async ({ user, staffSecondFactorBy }) => {
        setDeadline(staffSecondFactorBy ?? undefined);
        if (user.role !== role) await resume();
      })
      .catch(() => {}); // The page shows its own error message.
    return () => controller.abort();
  }, [role]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the role where the session stores it
  useEffect(hideOtherLinks, [role]);
  return deadline;
}

/**
 * Hides the links to pages that the signed-in role may not use. It is also an inline script, so that no link is
 * seen and goes. The server checks the right for each request.
 */
export function hideOtherLinks() {
  try {
    const { role } = JSON.parse(localStorage.user);
    for (const item of document.querySelectorAll<HTMLElement>('[data-roles]')) {
      item.hidden = !item.dataset.roles?.split(' ').includes(role);
    }
  } catch {
    // Signed out, all links lead to the way to sign in.
  }
}
