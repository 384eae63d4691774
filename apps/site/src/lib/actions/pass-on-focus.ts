/**
 * A ref for something that disappears when a button inside it is pressed. The heading above it then receives the
 * focus, which would otherwise be lost.
 */
export const passOnFocus = (box: HTMLElement | null) => () => {
  if (!box?.contains(document.activeElement)) return;
  const heading = box.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
};
