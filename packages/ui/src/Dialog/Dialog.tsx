import { X } from 'lucide';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';

/**
 * The browser's own modal dialog: it traps focus, restores it, and closes on Escape and when the user presses
 * outside of it. Browsers without closedby ignore such a press. The dialog is opened by a form with
 * data-opens="<id>" (see scripts/dialog.ts of the site), or by showModal() of its ref.
 */
export function Dialog({
  id,
  heading,
  closeLabel,
  ref,
  onClose,
  children,
}: {
  id: string;
  heading: string;
  closeLabel: string;
  ref?: Ref<HTMLDialogElement>;
  /** Called however the dialog was closed. */
  onClose?: () => void;
  children: ReactNode;
}) {
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={`${id}-heading`}
      closedby="any"
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.top}>
        {/* Gets the focus on opening, so that screen readers read it first and not the close button. */}
        <h2 id={`${id}-heading`} tabIndex={-1} className={`no-ring ${styles.heading}`}>
          {heading}
        </h2>
        <form method="dialog" onSubmit={(event) => closeWithoutDialogs(event, onClose)}>
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <Icon of={X} size={22} />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

/** Browsers that know no dialogs, such as Safari before 15.4, would load the page again. */
function closeWithoutDialogs(event: FormEvent<HTMLFormElement>, onClose?: () => void): void {
  const dialog = event.currentTarget.closest('dialog');
  if (dialog?.close) return;
  event.preventDefault();
  dialog?.removeAttribute('open');
  onClose?.();
}
