import { formatDay, formatHere, nthStart } from '@accounting-site/content/webinar-dates';
import type { MovingDate } from '../sections/WebinarDate/moving-date.ts';

// A page is built once and read for months. Without script, the rule beside the dates stays true.
for (const shown of document.querySelectorAll<HTMLElement>('[data-date]')) {
  const date: MovingDate = JSON.parse(shown.dataset.date ?? '');
  const start = nthStart(date, Date.now(), date.nth);
  if (start) {
    const value = start.toISOString();
    const here = formatHere(start);
    const textContent = formatDay(start) + (here ? ` (${here})` : '');
    Object.assign(shown, { value, dateTime: value, textContent });
  } else shown.closest('li, option, dl > *')?.remove();
}
