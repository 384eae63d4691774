/** Maximum age of page data when the user returns, in ms. */
const freshFor = 10 * 60_000;

/**
 * Calls a function when the user returns to a page with old data: a tab may stay open for days, and colleagues work
 * meanwhile. The age is measured from now, and again from each call.
 * @returns a function that stops listening
 */
export function listenForReturn(onReturn: () => void): () => void {
  let loadedAt = Date.now();
  const onChange = () => {
    // A clock that was set back would make the data fresh for ever.
    if (document.hidden || Math.abs(Date.now() - loadedAt) <= freshFor) return;
    loadedAt = Date.now();
    onReturn();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
