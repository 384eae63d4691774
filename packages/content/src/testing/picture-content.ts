import { contentFolder } from '../reading/content-folder.ts';
import { contentOf } from './content-of.ts';

/** A WebP of 3 by 2 pixels. */
export const tinyPicture = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQtWr0qP+BiOh/AAA=', 'base64');

/** A copy of the content with other files in it, for one test. @returns its folder */
export const contentWith = (files: Readonly<Record<string, string | Uint8Array>>): string =>
  contentOf(files, contentFolder());
