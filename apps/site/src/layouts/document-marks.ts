/**
 * Marks the document: that JavaScript runs, that data is to be saved, and that this browser has a session.
 * With a session, the spinner covers the page until the account island has restored it. Sets headings in the
 * display face that an earlier page stored (scripts/store-display-face.ts): on a slow phone a file from the
 * browser's cache arrives too late, and font-display then skips it. It is an inline script, so that it runs
 * before the first paint and the first request.
 */
export function markDocument() {
  const { dataset } = document.documentElement;
  dataset.scripting = '';
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data:reduce)').matches) dataset.saving = '';
  try {
    // How this tab was opened: the host that linked to it, its first page and its campaign, without the values
    // of click ids. A form sends it with a request (lib/came-from/came-from.ts).
    sessionStorage.arrival ??= [
      document.referrer.split('/')[2],
      location.pathname,
      location.search.match(/\b(utm_|ref=)[^&]*|\w+(clk?|bra|fat_)id/g),
    ];
    if (localStorage.accessToken && localStorage.user) dataset.session = 'restoring';
    for (const file of localStorage.displayFace.split(' ')) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace('Display', bytes, { weight: '600 700' }));
    }
  } catch {
    // The browser refuses storage, or no face is stored yet.
  }
}
