/** Pictures are entries like texts: files of this folder below content/. */
export const pictureFolder = 'images';

/** The path of a picture below content/. Its name has no spaces, so that Markdown can link to it. */
export const picturePath = /^images\/[a-z0-9]+(?:[-_][a-z0-9]+)*\.(?:webp|png|jpe?g|avif)$/;

export const isPicture = (path: string): boolean => picturePath.test(path);

/**
 * How an entry is written as text: drafts and the database store the bytes of a picture as base64. Node reads
 * and writes files in either encoding.
 */
export const encodingOf = (path: string): 'base64' | 'utf8' => (isPicture(path) ? 'base64' : 'utf8');
