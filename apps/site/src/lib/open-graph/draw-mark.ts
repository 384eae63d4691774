import { readPalette } from '@accounting-site/content/palette';
import sharp from 'sharp';
import { brandMark } from '../brand-mark.ts';

const palette = readPalette();

/** The mark as SVG shapes on a square of 32; corners of 0 fill the square to its edges. */
export const markShapes = (corners: number) =>
  [
    `<rect width="32" height="32" rx="${corners}" fill="${palette['primary-600']}"/>`,
    `<path d="${brandMark.gold}" fill="${palette['accent-400']}"/>`,
    `<path d="${brandMark.paper}" fill="${palette['paper-50']}"/>`,
  ].join('');

/** The mark as an SVG file. */
export const drawMark = (corners: number, size = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${markShapes(corners)}</svg>`;

/** The mark as a square PNG to its edges, for phones that cut the corners themselves. */
export async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(drawMark(0, size)))
      .png({ palette: true })
      .toBuffer(),
  );
}
