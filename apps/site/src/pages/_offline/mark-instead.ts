/**
 * Marks the document where the worker answers with this page in place of another one. Stands in the page itself, so
 * that the notice about it is there from the first paint.
 */
export function markInstead() {
  if (location.pathname !== '/offline') document.documentElement.dataset.instead = '';
}
