/** How long the person may be away, in milliseconds, before what the page shows is too old. */
const freshFor = 10 * 60_000;

/**
 * Calls a function when the person comes back to the page after a while: a tab may stay open for days, and colleagues
 * work meanwhile.
 * @returns a function that stops listening
 */
export function listenForReturn(onReturn: () => void): () => void {
  let leftAt = Date.now();
  const onChange = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt > freshFor) onReturn();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
