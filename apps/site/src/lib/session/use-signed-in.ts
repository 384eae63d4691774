import type { SignedIn } from '@accounting-site/session';
import { useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';

const nobody = () => null;
const neverChanges = () => () => {};

/** The signed-in user, or null. Follows sign-in and sign-out in this tab and in others. */
export function useSignedIn(appHost: string): SignedIn | null {
  const session = typeof window === 'undefined' ? undefined : browserSession(appHost);
  return useSyncExternalStore(session?.subscribe ?? neverChanges, session?.getSnapshot ?? nobody, nobody);
}
