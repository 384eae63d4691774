import { readBrand } from '@accounting-site/content/facts/facts';
import { readPalette } from '@accounting-site/content/files/palette';
import { readContentBytes } from '@accounting-site/content/reading/content-files';
import sharp from 'sharp';
import { brandMark } from '../brand/brand-mark.ts';
import { openPicture } from '../pictures/open-picture.ts';

const palette = readPalette();

/**
 * The owner's logo as a square PNG, or undefined if the drawn mark is used.
 * @param background transparent without one
 * @param margin on each side of the logo, in pixels
 */
export async function drawLogo(size: number, background?: string, margin = 0): Promise<Buffer | undefined> {
  const { logo } = readBrand();
  if (logo === undefined) return undefined;
  const around = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = openPicture(readContentBytes(logo.file));
  const inner = size - 2 * margin;
  const square = picture
    .resize({ width: inner, height: inner, fit: 'contain', background: around })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: around });
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

/**
 * The largest square in the circle that no launcher cuts from a maskable icon, relative to the icon's width. The
 * circle is 80% as wide as the icon (W3C, manifest, "icon masks and safe zone").
 */
const safeSquare = 0.8 / Math.SQRT2;

/**
 * The logo as a square PNG without rounded corners, for phones that round them themselves. The drawn mark is always
 * in the safe zone of a maskable icon.
 */
export async function drawIcon(size: number, isMaskable: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const margin = isMaskable ? Math.ceil((size * (1 - safeSquare)) / 2) : 0;
  const logo = await drawLogo(size, palette['paper-50'], margin);
  if (logo) return new Uint8Array(logo);
  return new Uint8Array(
    await sharp(Buffer.from(drawMark(0, size)))
      .png({ palette: true })
      .toBuffer(),
  );
}
