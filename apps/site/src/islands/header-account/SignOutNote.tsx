import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Account.module.css';

/**
 * An overlay message that the visitor has signed out. It is outside of the header, whose menu closes
 * meanwhile. It is always rendered, so that a screen reader announces changes to it.
 */
export function SignOutNote({ text }: { text: string }) {
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
export function useSignOutNote(isSignedIn: boolean) {
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
