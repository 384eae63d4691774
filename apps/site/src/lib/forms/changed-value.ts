export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of a control that differs from its initial one: a boolean for a checkbox or radio button. */
export function changedValue(control: Control): string | boolean | undefined {
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
