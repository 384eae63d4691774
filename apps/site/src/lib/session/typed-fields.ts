/** What was typed or chosen, by the id of its control; true and false for boxes. */
export type TypedFields = Record<string, string | boolean>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets and files: never read, whatever they hold. */
const never = new Set(['password', 'hidden', 'file', 'submit', 'button']);

/** Reads what differs from what the page came with. Passwords and codes are left where they are. */
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

/** Puts back what has its control by now, and takes it out of `typed`; the rest waits until its form is opened. */
export function restoreTyped(typed: TypedFields): void {
  for (const [id, value] of Object.entries(typed)) {
    const control = document.getElementById(id) as Control | null;
    if (control === null) continue;
    delete typed[id];
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
    else control.value = value;
    // As if it had been typed now: the page follows what a form holds.
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
