import { appHostPaths } from '@accounting-site/contract/call-paths';
import { withDeadline } from './deadline.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Signs out (specification §4): the stored session is gone before this function returns, then the logout call is sent
 * and its failure ignored, so the promise never rejects. The call carries the access token that was stored, for an app
 * host that gets no cookie, and outlives the page.
 */
export async function logout(send: Send, store: SessionStore): Promise<void> {
  const token = store.read().accessToken;
  store.clear();
  try {
    await withDeadline({}, (signal) =>
      send(appHostPaths.logout, { method: 'POST', token, signal, keepalive: true }),
    );
  } catch {
    // The visitor is signed out here, whatever the app host says.
  }
}
