import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';

/**
 * The browser's own modal dialog: it keeps focus inside, gives it back and closes on Escape.
 * It is opened by a form with data-opens="<id>" (see the page script of the site).
 */
export function Dialog({
  id,
  heading,
  closeLabel,
  children,
}: {
  id: string;
  heading: string;
  closeLabel: string;
  children: ReactNode;
}) {
  return (
    <dialog id={id} aria-labelledby={`${id}-heading`} className={styles.dialog}>
      <div className={styles.top}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <Icon of={X} size={22} />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
