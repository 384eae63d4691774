/**
 * Marks the document as one where script runs, when data is to be saved, and when this browser holds a session: then
 * the spinner covers the page until the account island has restored it. Stands in the page itself, before anything is
 * painted or fetched.
 */
export function markDocument() {
  const { dataset } = document.documentElement;
  dataset.scripting = '';
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data:reduce)').matches) dataset.saving = '';
  try {
    if (localStorage.getItem('accessToken') && localStorage.getItem('user')) dataset.session = 'restoring';
  } catch {
    // A browser that stores nothing holds no session.
  }
}
