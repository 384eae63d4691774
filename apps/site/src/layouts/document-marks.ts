/**
 * Marks the document as one where script runs, when data is to be saved, and when this browser holds a session: then
 * the spinner covers the page until the account island has restored it. Sets headings in the display face that an
 * earlier page stored (scripts/store-display-face.ts): a file from the browser's cache comes too late on a slow phone,
 * and then font-display leaves it out. Is in the page itself, before anything is painted or fetched.
 */
export function markDocument() {
  const { dataset } = document.documentElement;
  dataset.scripting = '';
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data:reduce)').matches) dataset.saving = '';
  try {
    if (localStorage.accessToken && localStorage.user) dataset.session = 'restoring';
    for (const file of localStorage.displayFace.split(' ')) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace('Display', bytes, { weight: '600 700' }));
    }
  } catch {
    // A browser that stores nothing holds no session and no face.
  }
}
