import { readPalette } from '@accounting-site/content/files/palette';
import { findIcon } from '../brand/icon-names.ts';
import { stripShapes } from './strip-shapes.ts';

const palette = readPalette();

const [paperWidth, paperHeight] = [236, 330];
const iconSize = 116;

/**
 * A document with a page's icon, as large as a sheet on a desk: woven edge, ruled lines and a total.
 * @throws Error when there is no icon of this name
 */
export function paperShapes(icon: string, x: number, y: number): string {
  const outline = findIcon(icon);
  if (!outline) throw new Error(`There is no icon "${icon}" for the pictures of shared links.`);
  const parts = outline.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  const line = (top: number, width: number, colour: string, height = 8) =>
    `<rect x="28" y="${top}" width="${width}" height="${height}" rx="4" fill="${colour}"/>`;
  return [
    `<g transform="translate(${x} ${y}) rotate(4 ${paperWidth / 2} ${paperHeight / 2})">`,
    `<clipPath id="paper"><rect width="${paperWidth}" height="${paperHeight}" rx="12"/></clipPath>`,
    `<g clip-path="url(#paper)"><rect width="${paperWidth}" height="${paperHeight}" fill="${palette['paper-0']}"/>`,
    `<g transform="scale(0.4)">${stripShapes(0, paperWidth / 0.4)}</g></g>`,
    `<g transform="translate(${(paperWidth - iconSize) / 2} 52) scale(${iconSize / 24})" fill="none" stroke="${palette['primary-600']}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`,
    line(204, 180, palette['paper-300']),
    line(228, 136, palette['paper-300']),
    line(268, 180, palette['ink-900'], 3),
    line(286, 84, palette['accent-400'], 16),
    '</g>',
  ].join('');
}
