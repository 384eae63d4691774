import { createSession, type Session } from '@accounting-site/session';
import { signInAddress } from './sign-in-address.ts';

let session: Session | undefined;

/**
 * The one session of this tab, shared by all islands of a page. When it turns out to be over, a page that
 * needs it goes to the sign-in page; on a public page the header merely shows that nobody is signed in.
 */
export function browserSession(appHost: string): Session {
  session ??= createSession({
    appHost,
    redirectToLogin: () => {
      const address = signInAddress(location.pathname);
      if (address !== undefined) location.assign(address);
    },
  });
  return session;
}
