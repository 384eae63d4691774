import { pictureMaxPixels } from '@accounting-site/contract/staff/picture-limits';
import sharp, { type Sharp } from 'sharp';

/** Opens a picture for decoding: turned as its camera was held, and without metadata when it is written. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, {
    limitInputPixels: pictureMaxPixels,
    failOn: 'truncated',
    sequentialRead: true,
  }).autoOrient();
