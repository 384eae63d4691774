/** The bytes of a page with its CSS, Brotli: one round trip carries about as many on a new connection. */
export const pageLimit = 14_000;

/**
 * For edited content. The budget is close to the sizes of the site's own content, and a fifth plan or a longer name
 * must not stop an owner.
 */
export const allowanceOfEdits = 1.1;
export const editedPageLimit = Math.round(pageLimit * allowanceOfEdits);
