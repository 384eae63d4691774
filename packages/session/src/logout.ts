import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { withDeadline } from './deadline.ts';
import { NetworkError } from './errors.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Signs out (specification §4): removes the stored session before it returns, then sends the logout request.
 * It never rejects. Without a response it keeps `logoutUnsent`. The request has the old access token, for an
 * app host without cookies, and keepalive, because the page may be left meanwhile.
 */
export async function logout(send: Send, store: SessionStore): Promise<void> {
  const token = store.read().accessToken;
  store.clear();
  // Before the request, because the page may be closed while it waits for a network.
  store.keepUnsentLogout();
  try {
    await withDeadline({}, (signal) => send(appHostEndpoints.logout, { token, signal, keepalive: true }));
  } catch (error) {
    // Without a response the mark stays: the app host does not know yet.
    if (error instanceof NetworkError) return;
  }
  // Unless someone has signed in meanwhile, the mark is all there is.
  if (!store.getSnapshot()) store.clear();
}
