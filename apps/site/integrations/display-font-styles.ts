import { fromBuffer } from '@capsizecss/unpack';
import { rangeOf } from './display-font-letters.ts';

/** One file of the display face. */
export interface FontFile {
  name: string;
  font: Buffer;
  letters: string;
}

/**
 * Installed on Windows, macOS and iOS. The bold default fonts of Android and Linux differ in width by a few
 * percent.
 */
const arialBold = { xWidthAvg: 983, unitsPerEm: 2048 };
const standIns = ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'];

/**
 * The stylesheet of the display face. A visitor whose font loads late keeps the fallback for that page, so
 * the layout does not shift. The fallback is scaled to the same width and height as the display face.
 */
export async function displayFontStyles([main, ...others]: [FontFile, ...FontFile[]]): Promise<string> {
  const face = (family: string, source: string) =>
    `@font-face{font-family:${family};font-weight:600 700;src:${source}}\n`;
  const file = ({ name }: FontFile) => `url(./${name}?no-inline);font-display:optional`;
  return [
    face('Display', file(main)),
    ...others.map((part) => face('Display', `${file(part)};unicode-range:${rangeOf(part.letters)}`)),
    face('"Display Fallback"', await fallbackFor(main.font)),
  ].join('');
}

async function fallbackFor(font: Buffer): Promise<string> {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(font);
  const sizeAdjust = xWidthAvg / unitsPerEm / (arialBold.xWidthAvg / arialBold.unitsPerEm);
  const share = (length: number) => percent(length / unitsPerEm / sizeAdjust);
  return [
    standIns.map((name) => `local("${name}")`).join(),
    `size-adjust:${percent(sizeAdjust)}`,
    `ascent-override:${share(ascent)}`,
    `descent-override:${share(Math.abs(descent))}`,
    ...(lineGap > 0 ? [`line-gap-override:${share(lineGap)}`] : []),
  ].join(';');
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
