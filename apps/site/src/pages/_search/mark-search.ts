/** Marks a page whose address carries a search, before anything is painted: the room for what is found is kept free. */
export function markSearch() {
  if (/[?&]q=[^&]/.test(location.search)) document.documentElement.dataset.searching = '';
}
