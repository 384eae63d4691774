/**
 * Focuses a field because of its error. A field that has the focus already loses it first: TalkBack and others
 * announce an error only when its field receives the focus.
 */
export function focusError(field: HTMLElement | null | undefined) {
  field?.blur();
  field?.focus();
}

/** Focuses the first field with an error, once the page shows the error. */
export const focusInvalid = (form: HTMLElement | null) =>
  focusError(form?.querySelector<HTMLElement>('[aria-invalid]'));
