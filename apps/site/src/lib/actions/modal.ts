/**
 * Opens a dialog of a signed-in page. Safari before 15.4 and Firefox before 98 know no dialogs, and show it in
 * the page (old-browsers.css).
 */
export function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.showModal) {
    dialog.showModal();
    return;
  }
  dialog?.setAttribute('open', '');
  dialog?.querySelector('h2')?.focus();
}

export function closeModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.showModal) dialog.close();
  else dialog?.removeAttribute('open');
}
