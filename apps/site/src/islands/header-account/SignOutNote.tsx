import { useEffect, useState } from 'react';
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
