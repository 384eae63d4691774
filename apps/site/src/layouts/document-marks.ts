/**
 * Marks the document as one where script runs, and when this browser holds a session: then the spinner covers the
 * page until the account island has restored it. Stands in the page itself, before anything is painted.
 */
export function markDocument() {
  const { dataset } = document.documentElement;
  dataset.scripting = '';
  try {
    if (localStorage.getItem('accessToken') && localStorage.getItem('user')) dataset.session = 'restoring';
  } catch {
    // A browser that stores nothing holds no session.
  }
}
