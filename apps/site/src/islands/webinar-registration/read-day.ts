/** A start time as shown in the date select, including the visitor's own time. */
export function readDay(form: HTMLFormElement | null, start: string | undefined): string {
  if (!form || !start) return '';
  const choice = form.elements.namedItem('occurrenceStart');
  if (!(choice instanceof HTMLSelectElement)) return '';
  return [...choice.options].find(({ value }) => value === start)?.text ?? '';
}
