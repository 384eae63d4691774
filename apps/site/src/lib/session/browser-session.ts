import { createSession, type Session } from '@accounting-site/session';
import { routes } from '../routes.ts';

let session: Session | undefined;

/**
 * The one session of this tab, shared by all islands of a page. When it turns out to be over, a page that
 * needs it goes to the sign-in page; on a public page the header merely shows that nobody is signed in.
 */
export function browserSession(appHost: string): Session {
  session ??= createSession({
    appHost,
    redirectToLogin: () => {
      if (location.pathname.startsWith(routes.account)) location.assign(routes.login);
    },
  });
  return session;
}
