import { ButtonLink } from '@accounting-site/ui/Button';
import { useEffect } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import styles from './Account.module.css';
import type { AccountProps } from './account-props.ts';
import { SignedInAccount } from './SignedInAccount.tsx';
import { SignOutNote, useSignOutNote } from './SignOutNote.tsx';

/**
 * The part of the header that depends on the session: sign-in links, or the signed-in user and the sign-out
 * button.
 */
export function Account({ appHost, trialUrl, words, place }: AccountProps) {
  const signedIn = useSignedIn(appHost);
  // The session is restored, so the spinner that covered the page (SessionSpinner) can go.
  useEffect(() => {
    document.documentElement.dataset.session = 'restored';
  }, []);
  const { box, isSignedOut, noteSignOut } = useSignOutNote(signedIn !== null);
  function logout() {
    noteSignOut();
    void browserSession(appHost).logout();
  }
  return (
    <div ref={box} className={styles.account} data-place={place}>
      <SignOutNote text={isSignedOut ? words.signed_out : ''} />
      {signedIn ? (
        <SignedInAccount {...{ appHost, words }} user={signedIn.user} onLogout={logout} />
      ) : (
        <>
          <ButtonLink href={routes.login} variant="quiet">
            {words.sign_in}
          </ButtonLink>
          <ButtonLink href={trialUrl}>{words.trial}</ButtonLink>
        </>
      )}
    </div>
  );
}
