import { formatDay, nextStarts } from '@accounting-site/content/webinar-dates';

// A page is built once and read for months. Without script, the rule beside the dates stays true.
for (const shown of document.querySelectorAll<HTMLElement>('[data-first-start]')) {
  const { firstStart = '', everyWeeks, nth } = shown.dataset;
  const at = Number(nth);
  const start = nextStarts({ firstStart, everyWeeks: Number(everyWeeks) }, new Date(), at + 1)[at];
  if (!start) continue;
  shown.setAttribute(shown instanceof HTMLTimeElement ? 'datetime' : 'value', start.toISOString());
  shown.textContent = formatDay(start);
}
