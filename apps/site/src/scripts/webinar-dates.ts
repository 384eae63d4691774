import { formatDay, formatHere, nthStart } from '@accounting-site/content/dates/webinar-dates';
import type { MovingDate } from '../sections/WebinarDate/moving-date.ts';

const { lang } = document.documentElement;

type Shown = HTMLElement & Partial<HTMLTimeElement & HTMLOptionElement>;

// A page is built once and read for months, so its dates are updated. Without JavaScript, the recurrence rule
// beside them stays true.
for (const shown of document.querySelectorAll<Shown>('[data-date]')) {
  const date: MovingDate = JSON.parse(shown.dataset.date as string);
  const built = (shown.dateTime ?? shown.value) as string;
  const start = nthStart(date, Date.now(), date.nth);
  const value = start?.toISOString() as string;
  if (!start) {
    const form = shown.closest<HTMLElement>('[data-over]');
    const select = shown.closest('select');
    shown.closest('li,option,dl>*')?.remove();
    if (form && select && !select[0]) form.dataset.over = 'true';
  }
  // Formatting the first day takes a slow phone a tenth of a second, so only dates that changed are
  // formatted, each in a task of its own. On a phone whose clock is slow they stay as they were built.
  else if (value > built || (value === built && start.getTimezoneOffset())) {
    setTimeout(() =>
      Object.assign(shown, {
        dateTime: value,
        value,
        textContent: formatDay(start, lang, date.year) + formatHere(start, lang),
      }),
    );
  }
}
