/**
 * A ref for something that disappears when a button inside it is pressed. The first heading that stays in its
 * part of the page then receives the focus, which would otherwise be lost; without a heading, that part itself.
 */
export const passOnFocus = (box: HTMLElement | null) => () => {
  if (!box?.contains(document.activeElement)) return;
  const part = box.closest<HTMLElement>('section, main');
  const headings = [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])];
  const target = headings.find((heading) => !box.contains(heading)) ?? part;
  target?.setAttribute('tabindex', '-1');
  target?.focus();
};
