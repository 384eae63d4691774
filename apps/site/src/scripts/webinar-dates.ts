import { formatDayIn, formatHereIn, nthStart } from '@accounting-site/content/webinar-starts';
import type { MovingDate } from '../sections/WebinarDate/moving-date.ts';

type Shown = HTMLElement & Partial<HTMLTimeElement & HTMLOptionElement>;

// A page is built once and read for months, so its dates are updated. Without JavaScript, the recurrence rule
// beside them stays true.
for (const shown of document.querySelectorAll<Shown>('[data-date]')) {
  const date: MovingDate = JSON.parse(shown.dataset.date as string);
  const start = nthStart(date, Date.now(), date.nth);
  const value = start?.toISOString();
  if (!start) shown.closest('li, option, dl > *')?.remove();
  // Formatting the first day takes a slow phone a tenth of a second, so only dates that changed are
  // formatted, each in a task of its own.
  else if (value !== (shown.dateTime ?? shown.value) || start.getTimezoneOffset()) {
    setTimeout(() => {
      const [day, own] = date.languages;
      const here = formatHereIn(own, start);
      const textContent = formatDayIn(day, start) + (here && ` (${here})`);
      Object.assign(shown, { value, dateTime: value, textContent });
    });
  }
}
