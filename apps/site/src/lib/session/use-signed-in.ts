import type { SignedIn } from '@accounting-site/session';
import { useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';

const nobody = () => null;
const neverChanges = () => () => {};

/** Who is signed in, and null for nobody; follows sign-in and sign-out in this tab and in others. */
export function useSignedIn(appHost: string): SignedIn | null {
  const session = typeof window === 'undefined' ? undefined : browserSession(appHost);
  return useSyncExternalStore(session?.subscribe ?? neverChanges, session?.getSnapshot ?? nobody, nobody);
}
