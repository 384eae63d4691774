import { pictureMaxSide } from '@accounting-site/contract/staff/picture-limits';
import sharp from 'sharp';
import { openPicture } from './open-picture.ts';

// Of all formats that the library can read, only those that people may upload: fewer decoders to attack.
// It holds for the whole process, so only the process that decodes uploads may import this file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/**
 * Makes what is kept of an uploaded picture: a WebP without metadata, such as the place where a photo was taken.
 * @returns undefined if it cannot be decoded
 */
export const encodeUpload = (upload: Uint8Array): Promise<Buffer | undefined> =>
  openPicture(upload)
    .resize({ width: pictureMaxSide, height: pictureMaxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
    .catch(() => undefined);
