import { formatDay, formatHere, nthStart } from '@accounting-site/content/webinar-dates';
import type { MovingDate } from '../sections/WebinarDate/moving-date.ts';

// A page is built once and read for months, so its dates are updated. Without JavaScript, the recurrence rule
// beside them stays true.
for (const shown of document.querySelectorAll<HTMLElement>('[data-date]')) {
  const date: MovingDate = JSON.parse(shown.dataset.date as string);
  const start = nthStart(date, Date.now(), date.nth);
  if (!start) shown.closest('li, option, dl > *')?.remove();
  // Formatting the first day takes a slow phone a tenth of a second, so only dates that changed are
  // formatted, each in a task of its own.
  else if (isAnother(start, shown) || start.getTimezoneOffset()) setTimeout(write, 0, shown, start);
}

function isAnother(start: Date, shown: HTMLElement) {
  return start.toISOString() !== ((shown as HTMLTimeElement).dateTime ?? (shown as HTMLOptionElement).value);
}

function write(shown: HTMLElement, start: Date) {
  const value = start.toISOString();
  const here = formatHere(start);
  const textContent = formatDay(start) + (here ? ` (${here})` : '');
  Object.assign(shown, { value, dateTime: value, textContent });
}
