/** Shows the button that opens the browser's print window. Without JavaScript it stays hidden. */
export function offerPrinting(): void {
  const button = document.querySelector<HTMLElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
