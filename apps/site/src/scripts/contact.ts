import { openingAt } from '@accounting-site/content/dates/support-hours';
import type { SupportData } from '../pages/_contact/support-data.ts';

const shown = document.querySelector<HTMLElement>('[data-support]');

const sixDays = 6 * 24 * 60 * 60 * 1000;

function showSupport() {
  if (!shown) return;
  const { openings, closedOn, dated }: SupportData = JSON.parse(shown.dataset.support ?? '');
  const now = Date.now();
  const { opening, opens, isOpen } = openingAt(openings, closedOn, now);
  const closed = (opens - now > sixDays && dated[opens]) || opening.closed;
  shown.textContent = isOpen ? opening.open : closed;
  shown.toggleAttribute('data-open', isOpen);
}

showSupport();
setInterval(showSupport, 60_000);

// The message names the page that the question is about, for the person who replies.
const [cameFrom = ''] = document.referrer.split(/[?#]/);
if (cameFrom.startsWith(`${location.origin}/`)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*="wa.me"]')) {
    const from = link.href.search(/https?%/);
    const to = link.href.indexOf('%20', from);
    if (from === -1 || to === -1) continue;
    link.href = link.href.slice(0, from) + encodeURIComponent(cameFrom) + link.href.slice(to);
  }
}
