/** The bytes of a page with its CSS, Brotli: one round trip carries about as many on a new connection. */
export const pageLimit = 14_000;

/**
 * For edited content. The budget is close to the sizes of the site's own content, and a fifth plan or a longer name
 * must not stop an owner.
 */
export const allowanceOfEdits = 1.1;
const editedPageLimit = Math.round(pageLimit * allowanceOfEdits);

/**
 * Pages that list every page, article or question grow with each new one. A phone shows their beginning while the
 * rest arrives, and the second round trip carries twice as many bytes as the first.
 */
const growing = /^(?:\/[a-z]{2,3})?\/(?:search|help\/documentation|help\/faqs|resources\/guides)$/;
const growingPageLimit = 40_000;

/** The most bytes that a page of edited content may have. */
export const limitOfEditedPage = (path: string): number =>
  growing.test(path) ? growingPageLimit : editedPageLimit;
