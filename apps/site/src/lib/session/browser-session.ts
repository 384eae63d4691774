import { createSession, type Session } from '@accounting-site/session';
import { forgetDraft, keepDraft } from './session-draft.ts';
import { sessionEndedAddress } from './sign-in-address.ts';
import { takeOrFetch } from './take-or-fetch.ts';

type BrowserSession = ReturnType<typeof withDrafts>;

let session: BrowserSession | undefined;
/** Whether the visitor has signed out here. A request that was on its way then must not redirect to sign-in. */
let hasSignedOut = false;

/**
 * The single session of this tab, shared by all islands of a page. When it has ended, a page that needs it
 * redirects to sign-in, which links back; on a public page only the header changes. The user's input is kept
 * for the same user, unless they signed out here.
 */
export function browserSession(appHost: string): BrowserSession {
  session ??= withDrafts(
    createSession({
      appHost,
      fetch: takeOrFetch,
      redirectToLogin: () => {
        const address = sessionEndedAddress(location.pathname + location.search);
        if (address !== undefined && !hasSignedOut) location.assign(address);
      },
    }),
  );
  return session;
}

function withDrafts(session: Session) {
  let before = session.getSnapshot();
  session.subscribe(() => {
    const now = session.getSnapshot();
    // The draft must be saved before React removes the forms from the page.
    if (before && now?.user.id !== before.user.id && sessionEndedAddress(location.pathname)) {
      keepDraft(before.user.id);
    }
    before = now;
    if (now) hasSignedOut = false;
  });
  return {
    ...session,
    /** Signs out and keeps the input, for a user who signs in again to continue. */
    logoutToContinue: session.logout,
    logout() {
      hasSignedOut = true;
      const done = session.logout();
      forgetDraft();
      return done;
    },
  };
}
