import { formatDay, formatHere, nthStart } from '@accounting-site/content/webinar-dates';
import type { MovingDate } from '../sections/WebinarDate/moving-date.ts';

// A page is built once and read for months. Without script, the rule beside the dates stays true.
for (const shown of document.querySelectorAll<HTMLElement>('[data-date]')) {
  const date: MovingDate = JSON.parse(shown.dataset.date as string);
  const start = nthStart(date, Date.now(), date.nth);
  if (!start) shown.closest('li, option, dl > *')?.remove();
  // A slow phone takes a tenth of a second for the first day it puts in words: it writes only those that are not there
  // yet, each in a task of its own.
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
