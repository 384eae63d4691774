import { ButtonLink } from '@accounting-site/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import styles from './Account.module.css';
import { type AccountProps, SignedInAccount } from './SignedInAccount.tsx';

/**
 * The part of the header that depends on the session: sign-in links, or the signed-in user and the sign-out
 * button.
 */
export function Account({ appHost, trialUrl, words, place }: AccountProps) {
  const signedIn = useSignedIn(appHost);
  // Hides the spinner that covers the page (PageLayout.astro): the session is restored.
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

/**
 * An overlay message that the visitor has signed out. It is outside of the header, whose menu closes
 * meanwhile. It is always rendered, so that a screen reader announces changes to it.
 */
function SignOutNote({ text }: { text: string }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  return createPortal(
    <p role="status" className={styles.signedOut}>
      {text}
    </p>,
    document.body,
  );
}

/**
 * Whether to show that the visitor has just signed out here: until they next touch or type something. The
 * pressed button is gone, so the focus moves to the first link in its place, or to the menu if that has
 * closed.
 */
function useSignOutNote(isSignedIn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [noted, setNoted] = useState(false);
  const isSignedOut = noted && !isSignedIn;
  useEffect(() => {
    if (!isSignedOut) return;
    // Waits for the next frame, because the menu closes after this.
    requestAnimationFrame(() => {
      const link = box.current?.querySelector('a');
      link?.focus();
      if (document.activeElement !== link)
        document.querySelector<HTMLElement>('[data-menu] summary')?.focus();
    });
    const end = () => setNoted(false);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [isSignedOut]);
  return { box, isSignedOut, noteSignOut: () => setNoted(true) };
}
