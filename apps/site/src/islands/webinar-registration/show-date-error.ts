/**
 * Shows an error under the date select. React does not control that field (see WebinarDates), but it was
 * rendered with a place for its error.
 */
export function showDateError(form: HTMLFormElement | null, error: string | undefined) {
  const choice = form?.elements.namedItem('occurrenceStart');
  const place = document.getElementById('webinar-date-error');
  if (!(choice instanceof HTMLSelectElement) || !place) return;
  place.textContent = error ?? '';
  place.hidden = !error;
  choice.ariaInvalid = error ? 'true' : null;
  choice.setAttribute('aria-describedby', `webinar-date-help${error ? ' webinar-date-error' : ''}`);
}
