/**
 * A form with data-opens="<id>" opens the dialog of the page, and the form in its top closes it. Both happen after the
 * next frame, which shows the press: all of the page gets new styles, and that takes a slow phone a quarter of a second.
 */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const closes = form.method === 'dialog';
  const { opens, shows = '' } = form.dataset;
  const dialog = closes
    ? form.closest('dialog')
    : document.querySelector<HTMLDialogElement>(`dialog#${opens}`);
  // Without showModal, as in Firefox 97, the button opens the page with the same form.
  if (!dialog?.showModal) return;
  event.preventDefault();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (closes) return dialog.close();
      if (dialog.open) return;
      dialog.dataset.shows = shows;
      dialog.showModal();
      // A visitor who opens a dialog is about to use it, so its island is hydrated before the first touch.
      dialog.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
    }),
  );
});
