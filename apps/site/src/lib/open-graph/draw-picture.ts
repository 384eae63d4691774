import { readPalette } from '@accounting-site/content/files/palette';
import sharp from 'sharp';
import { findIcon } from '../brand/icon-names.ts';
import { drawLogo, markShapes } from './draw-mark.ts';
import { balanceText, outlineText, readPictureFonts, type TextStyle, wrapText } from './outline-text.ts';

const palette = readPalette();

// Each picture is drawn once, so a cache of its parts is only memory.
sharp.cache(false);
// Several pictures are drawn in parallel, and threads within one would take half as much processor time again.
sharp.concurrency(1);

const pictureSize = { width: 1200, height: 630 };

const margin = 72;
/** The ground of the document, right of the text. */
const panelLeft = 836;
const width = panelLeft - 2 * margin + 24;
const stripTop = 580;
const markTop = 78;
const markSize = 60;

/**
 * The preview picture of a shared link: brand, title and first sentence, beside them a document with the page's
 * icon, and below them a woven strip. PNG, 1200 by 630.
 */
export async function drawPicture({
  brand,
  title,
  description,
  icon,
}: {
  brand: string;
  title: string;
  description: string;
  icon: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const { heading, text } = await readPictureFonts();
  const name: TextStyle = { faces: heading, size: 46, tracking: -0.02 };
  const large: TextStyle = { faces: heading, size: title.length > 42 ? 60 : 72, tracking: -0.015 };
  const small: TextStyle = { faces: text, size: 30 };
  const titleLines = balanceText(title, width, 4, large);
  const textLines = wrapText(description, width, titleLines.length > 3 ? 2 : 3, small);
  const leading = large.size * 1.1;
  const top = titleLines.length < 3 ? 270 : 236;
  const below = top + titleLines.length * leading + 2;
  const logo = await drawLogo(markSize);
  const shapes = [
    `<rect width="1200" height="630" fill="${palette['paper-50']}"/>`,
    `<rect x="${panelLeft}" width="${pictureSize.width - panelLeft}" height="${stripTop}" fill="${palette['primary-800']}"/>`,
    paperShapes(icon, 900, 126),
    ...(logo
      ? []
      : [`<g transform="translate(${margin} ${markTop}) scale(${markSize / 32})">${markShapes(6)}</g>`]),
    shape(outlineText(brand, margin + 78, 124, name), palette['ink-900']),
    ...titleLines.map((line, at) =>
      shape(outlineText(line, margin, top + at * leading, large), palette['ink-900']),
    ),
    ...textLines.map((line, at) =>
      shape(outlineText(line, margin, below + at * 42, small), palette['ink-500']),
    ),
    stripShapes(stripTop, pictureSize.width),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${shapes.join('')}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  if (logo) drawn.composite([{ input: logo, left: margin, top: markTop }]);
  // With so few colours more effort makes the file 4% smaller, and takes three times as long.
  return new Uint8Array(await drawn.png({ palette: true, colours: 32, effort: 1, dither: 0 }).toBuffer());
}

const shape = (outlines: string, colour: string) => `<g fill="${colour}">${outlines}</g>`;

const [forest, gold, ink, clay] = [
  palette['primary-600'],
  palette['accent-400'],
  palette['ink-900'],
  palette['mark-500'],
];
const unit = 25;
const pattern: [colour: string, units: number][] = [
  [forest, 3],
  [gold, 1],
  [ink, 1],
  [gold, 1],
  [clay, 3],
  [gold, 1],
  [ink, 1],
  [gold, 1],
];
const rowStarts = [0, -6];

/** The woven strip, as in ui/WovenStrip: two rows of one pattern, the second offset by half a pattern. */
function stripShapes(top: number, width: number): string {
  const rows = rowStarts.map((start, row) => {
    let shapes = '';
    for (let x = start * unit; x < width; )
      for (const [colour, units] of pattern) {
        shapes += `<path d="M${x} ${top + row * unit}h${units * unit}v${unit}H${x}z" fill="${colour}"/>`;
        x += units * unit;
      }
    return shapes;
  });
  return rows.join('');
}

const [paperWidth, paperHeight] = [236, 330];
const iconSize = 116;

/**
 * A document with a page's icon, as large as a sheet on a desk: woven edge, ruled lines and a total.
 * @throws Error when there is no icon of this name
 */
function paperShapes(icon: string, x: number, y: number): string {
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
