/** Marks a page whose URL has a query before the first paint, to reserve the space of the results. */
export function markSearch() {
  if (/[?&]q=[^&]/.test(location.search)) document.documentElement.dataset.searching = '';
}
