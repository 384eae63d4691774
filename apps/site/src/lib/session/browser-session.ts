import { createSession, type Session } from '@accounting-site/session';
import { forgetDraft, keepDraft } from './session-draft.ts';
import { sessionEndedAddress } from './sign-in-address.ts';

let session: Session | undefined;

/**
 * The one session of this tab, shared by all islands of a page. When it turns out to be over, a page that
 * needs it goes to the sign-in page, which leads back; on a public page the header merely shows that nobody is signed
 * in. What was typed is kept for the same person, unless they signed out here.
 */
export function browserSession(appHost: string): Session {
  session ??= withDrafts(
    createSession({
      appHost,
      redirectToLogin: () => {
        const address = sessionEndedAddress(location.pathname);
        if (address !== undefined) location.assign(address);
      },
    }),
  );
  return session;
}

function withDrafts(session: Session): Session {
  let before = session.getSnapshot();
  session.subscribe(() => {
    const now = session.getSnapshot();
    // Told before React takes the forms off the page.
    if (before && now?.user.id !== before.user.id && sessionEndedAddress(location.pathname)) {
      keepDraft(before.user.id);
    }
    before = now;
  });
  return {
    ...session,
    logout() {
      const done = session.logout();
      forgetDraft();
      return done;
    },
  };
}
