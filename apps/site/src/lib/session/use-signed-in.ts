import type { SignedIn } from '@accounting-site/session';
import { useCallback, useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';

const nobody = () => null;

/** The signed-in user, or null. Follows sign-in and sign-out in this tab and in others. */
export function useSignedIn(appHost: string): SignedIn | null {
  const { subscribe, getSnapshot } = browserSession(appHost);
  return useSyncExternalStore(subscribe, getSnapshot, nobody);
}

/** Longer than a frame, so that the header has shown the sign-out. */
const pageFollowsAfter = 50;

/**
 * Like useSignedIn, for the content of a page. Removing it takes long on a slow phone, so shortly after a press the
 * header shows a sign-out first. Otherwise, as after a sign-out in another tab, the content goes immediately.
 */
export function useSignedInPage(appHost: string): SignedIn | null {
  const session = browserSession(appHost);
  const subscribe = useCallback(
    (listener: () => void) =>
      session.subscribe(() => {
        const isSignOut = session.getSnapshot() === null;
        if (isSignOut && navigator.userActivation?.isActive) setTimeout(listener, pageFollowsAfter);
        else listener();
      }),
    [session],
  );
  return useSyncExternalStore(subscribe, session.getSnapshot, nobody);
}
