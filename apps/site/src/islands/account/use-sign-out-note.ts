import { useEffect, useRef, useState } from 'react';

/**
 * Whether to say that the visitor has just signed out here: from then until they touch or type something. The button that
 * they pressed is gone, so the focus goes to the first link in its place, or to the menu where that has closed.
 */
export function useSignOutNote(isSignedIn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [noted, setNoted] = useState(false);
  const isSignedOut = noted && !isSignedIn;
  useEffect(() => {
    if (!isSignedOut) return;
    // With the next picture: the menu closes after this.
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
