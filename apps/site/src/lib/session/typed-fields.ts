/** Field values by the id of their control; booleans for checkboxes and radio buttons. */
export type TypedFields = Record<string, string | boolean>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets and files are never read. */
const never = new Set(['password', 'hidden', 'file', 'submit', 'button']);

/** Reads the fields that differ from their initial values. Passwords and codes are skipped. */
export function readTyped(within: ParentNode): TypedFields {
  const typed: TypedFields = {};
  for (const control of within.querySelectorAll<Control>('input[id], textarea[id], select[id]')) {
    if (never.has(control.type) || /password|one-time-code/.test(control.autocomplete)) continue;
    const value = changedValue(control);
    if (value !== undefined) typed[control.id] = value;
  }
  return typed;
}

function changedValue(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const byDefault = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === byDefault?.value ? undefined : control.value;
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const box = control as HTMLInputElement;
    return box.checked === box.defaultChecked ? undefined : box.checked;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * Restores the values whose controls exist now and removes them from `typed`. The rest waits until its form
 * is opened.
 */
export function restoreTyped(typed: TypedFields): void {
  for (const [id, value] of Object.entries(typed)) {
    const control = document.getElementById(id) as Control | null;
    if (control === null) continue;
    delete typed[id];
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
    else control.value = value;
    // Dispatches the events of typing, so that components update.
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
