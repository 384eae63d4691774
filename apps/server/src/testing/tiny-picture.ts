/** A WebP of 3 by 2 pixels, as base64. */
export const tinyPicture = 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQtWr0qP+BiOh/AAA=';
