/** How old what a page shows may be, in milliseconds, when the person comes back to it. */
const freshFor = 10 * 60_000;

/**
 * Calls a function when the person comes back to a page that was loaded a while ago: a tab may stay open for days, and
 * colleagues work meanwhile. The page counts as loaded now, and after each call.
 * @returns a function that stops listening
 */
export function listenForReturn(onReturn: () => void): () => void {
  let loadedAt = Date.now();
  const onChange = () => {
    if (document.hidden || Date.now() - loadedAt <= freshFor) return;
    loadedAt = Date.now();
    onReturn();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
