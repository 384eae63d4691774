import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Account.module.css';

/**
 * Says over the page that the visitor signed out; nothing moves. Outside of the header, whose menu closes meanwhile, and
 * always there, so that a screen reader hears what is put into it.
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
