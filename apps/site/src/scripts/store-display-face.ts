import main from 'display-font/display-latin.woff2?url&no-inline';
import extended from 'display-font/display-latin-ext.woff2?url&no-inline';

/**
 * Stores the files of the display face, so that layouts/document-marks.ts can apply it on the next page
 * before the first paint. On the first page the files arrive after the text, and font-display: optional skips
 * the face. If the visitor has only just begun to read, it is applied here, and removed again before the paint if
 * something visible would move, such as content below a heading that wraps differently. Loaded once per build
 * (idle.ts).
 */
const { fonts } = document;
/** In milliseconds. Later than that, on a slow phone, the layout of all texts would make a touch wait. */
const stillNew = 2000;
const heightsInView = () =>
  [...document.querySelectorAll('body *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
    .join();

/**
 * Most pages have loaded the same file under the name that styles give it, with a dot before the hash. Under
 * the name of the script it would be downloaded again.
 */
async function fetchFace(url: string): Promise<ArrayBuffer> {
  const inStyles = await fetch(url.replace(/-(?=[\w-]{8}\.woff2$)/, '.'));
  return (inStyles.ok ? inStyles : await fetch(url)).arrayBuffer();
}

async function store() {
  await fonts.ready;
  const files = await Promise.all([extended, main].map(fetchFace));
  const isFirst = localStorage.displayFace === undefined;
  localStorage.displayFace = files
    .map((file) => btoa(String.fromCharCode(...new Uint8Array(file))))
    .join(' ');
  localStorage.displayFaceOf = main;
  if (isFirst && performance.now() < stillNew) {
    const faces = files.map((file) => new FontFace('Display', file, { weight: '600 700' }));
    const before = heightsInView();
    for (const face of faces) fonts.add(face);
    if (before !== heightsInView()) for (const face of faces) fonts.delete(face);
  }
}

// If the visitor leaves, the network fails or the storage is full, the page stays as it is.
store().catch(() => {});
