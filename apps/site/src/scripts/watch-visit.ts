import type { CountedKind } from '@accounting-site/contract/reports/visits';

/** A path of routes.ts, which is too large to import here. */
export const pricing = '/pricing';

/**
 * What to count about this visit. The caller empties the list when it reports it. A reload is not counted as a
 * page or a visit, nor is a page that is shown again with the back button.
 */
export function watchVisit(): CountedKind[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const counts: CountedKind[] = [];
  if (!['reload', 'back_forward'].includes(navigation?.type ?? '')) {
    counts.push('page');
    if (isFirst('visited')) counts.push('tab');
    if (location.pathname.endsWith(pricing) && isFirst('priced')) counts.push('pricing');
  }

  addEventListener('input', function use({ target }) {
    if (!(target as Element).closest('[data-tool]')) return;
    counts.push('tool');
    removeEventListener('input', use);
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[href^="/downloads/"]')) counts.push('download');
  });
  return counts;
}

/** Whether this happens for the first time in this tab. Without storage, every time counts as the first. */
function isFirst(what: string): boolean {
  try {
    const isFirstTime = !sessionStorage[what];
    sessionStorage[what] = 1;
    return isFirstTime;
  } catch {
    return true;
  }
}
