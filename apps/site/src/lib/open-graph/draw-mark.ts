import { readPalette } from '@accounting-site/content/palette';
import sharp from 'sharp';
import { brandMark } from '../brand/brand-mark.ts';

const palette = readPalette();

/** The logo as SVG shapes on a 32 by 32 square. A radius of 0 fills the square to its edges. */
export const markShapes = (corners: number) =>
  [
    `<rect width="32" height="32" rx="${corners}" fill="${palette['primary-600']}"/>`,
    `<path d="${brandMark.gold}" fill="${palette['accent-400']}"/>`,
    `<path d="${brandMark.paper}" fill="${palette['paper-50']}"/>`,
  ].join('');

/** The logo as an SVG file. */
export const drawMark = (corners: number, size = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${markShapes(corners)}</svg>`;

/** The logo as a square PNG without rounded corners, for phones that round them themselves. */
export async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(drawMark(0, size)))
      .png({ palette: true })
      .toBuffer(),
  );
}
