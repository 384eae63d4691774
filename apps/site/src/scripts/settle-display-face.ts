const quick = 500;

/**
 * On the first page of a visit the display face comes after the text is painted, and its font-display, optional,
 * leaves it out for that page: nothing may move. Here it is put in after all, and taken out again before anything is
 * painted if something in view would move, as below a heading that wraps at another word. The next page finds the
 * face in the browser's cache. A phone or a network on which the page took its time waits for that one.
 */
export async function settleDisplayFace({ fonts } = document) {
  if (firstPaint() > quick) return;
  await fonts.ready;
  // Faces of our own, from the same files: those of the stylesheet stay left out for good.
  const loading = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /woff2$/.test(name))
    .map(({ name }) => new FontFace('Display', `url(${name})`, { weight: '600 700' }).load());
  // A visitor who leaves meanwhile, or whose network does, keeps the page as it is.
  const faces = await Promise.all(loading).catch(() => []);
  const before = heightsInView();
  for (const face of faces) fonts.add(face);
  if (before !== heightsInView()) for (const face of faces) fonts.delete(face);
}

/** Milliseconds from the first request to the first words on the screen. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;

const heightsInView = () =>
  [...document.querySelectorAll('body *')]
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top < innerHeight)
    .join();
