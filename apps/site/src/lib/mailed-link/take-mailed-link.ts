/**
 * Puts the code of a mailed link into the form of the page and takes it out of the address bar. It stands behind `#`,
 * so that no log and no other site gets it; from here on neither does the browser's history. Runs in the page itself,
 * before anything else could read the address, and knows nothing but the browser. Without script, or without a code,
 * the field stays in sight to paste it into.
 */
export function takeMailedLink() {
  const code = location.hash.slice(1);
  const field = document.querySelector<HTMLInputElement>('input[name=token]');
  if (!field || !/^[\w-]{20,}$/.test(code)) return;
  history.replaceState(history.state, '', location.pathname);
  field.value = code;
  // A link that a mail program cut off leaves the field in sight, with what is there of it.
  if (code.length === 43) document.documentElement.dataset.mailedLink = '';
}
