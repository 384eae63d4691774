/**
 * Marks the document if the worker shows this page in place of another one. It is an inline script, so that
 * the notice is visible at the first paint.
 */
export function markInstead() {
  if (location.pathname !== '/offline') document.documentElement.dataset.instead = '';
}
