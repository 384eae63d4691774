import { readContentBytes } from '@accounting-site/content/content-files';
import { readBrand } from '@accounting-site/content/facts';
import { readPalette } from '@accounting-site/content/palette';
import sharp from 'sharp';
import { brandMark } from '../brand/brand-mark.ts';
import { openPicture } from '../pictures/open-picture.ts';

const palette = readPalette();

/**
 * The owner's logo as a square PNG, or undefined if the drawn mark is used.
 * @param background transparent without one
 */
export async function drawLogo(size: number, background?: string): Promise<Buffer | undefined> {
  const { logo } = readBrand();
  if (logo === undefined) return undefined;
  const around = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = openPicture(readContentBytes(logo.file));
  const square = picture.resize({ width: size, height: size, fit: 'contain', background: around });
  return (background ? square.flatten({ background }) : square).png({ palette: true }).toBuffer();
}

/** The mark as SVG shapes on a 32 by 32 square. A radius of 0 fills the square to its edges. */
export const markShapes = (corners: number) =>
  [
    `<rect width="32" height="32" rx="${corners}" fill="${palette['primary-600']}"/>`,
    `<path d="${brandMark.gold}" fill="${palette['accent-400']}"/>`,
    `<path d="${brandMark.paper}" fill="${palette['paper-50']}"/>`,
  ].join('');

/** The mark as an SVG file. */
export const drawMark = (corners: number, size = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${markShapes(corners)}</svg>`;

/** The logo as a square PNG without rounded corners, for phones that round them themselves. */
export async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const logo = await drawLogo(size, palette['paper-50']);
  if (logo) return new Uint8Array(logo);
  return new Uint8Array(
    await sharp(Buffer.from(drawMark(0, size)))
      .png({ palette: true })
      .toBuffer(),
  );
}
