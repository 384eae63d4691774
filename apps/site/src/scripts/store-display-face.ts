import main from 'display-font/display-latin.woff2?url&no-inline';
import extended from 'display-font/display-latin-ext.woff2?url&no-inline';

/**
 * Stores the files of the display face, so that layouts/document-marks.ts can set the next page in it before anything is
 * painted. On the first page they come after the text, and font-display, optional, leaves the face out: here it is put
 * in after all, and taken out again before anything is painted if something in view would move, as below a heading that
 * wraps at another word. Fetched once a build (idle.ts).
 */
const { fonts } = document;
const heightsInView = () =>
  [...document.querySelectorAll('body *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
    .join();

async function store() {
  await fonts.ready;
  // A visitor who leaves meanwhile, or whose network does, keeps the page as it is.
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
