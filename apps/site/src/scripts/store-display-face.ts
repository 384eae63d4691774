import main from 'display-font/display-latin.woff2?url&no-inline';
import extended from 'display-font/display-latin-ext.woff2?url&no-inline';

/**
 * Stores the files of the display face, so that layouts/document-marks.ts can apply it on the next page
 * before the first paint. On the first page the files arrive after the text, and font-display: optional skips
 * the face. It is applied here afterwards, and removed again before the paint if something visible would
 * move, such as content below a heading that wraps differently. Loaded once per build (idle.ts).
 */
const { fonts } = document;
const heightsInView = () =>
  [...document.querySelectorAll('body *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
    .join();

async function store() {
  await fonts.ready;
  // If the visitor leaves, or the network fails, the page stays as it is.
  const files = await Promise.all([extended, main].map(async (url) => (await fetch(url)).arrayBuffer()));
  const isFirst = localStorage.displayFace === undefined;
  localStorage.displayFace = files
    .map((file) => btoa(String.fromCharCode(...new Uint8Array(file))))
    .join(' ');
  localStorage.displayFaceOf = main;
  if (isFirst) {
    const faces = files.map((file) => new FontFace('Display', file, { weight: '600 700' }));
    const before = heightsInView();
    for (const face of faces) fonts.add(face);
    if (before !== heightsInView()) for (const face of faces) fonts.delete(face);
  }
}

void store();
