import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkitten';
import subsetFont from 'subset-font';

export interface TextStyle {
  faces: Faces;
  /** Pixels. */
  size: number;
  /** Letter spacing as a fraction of the size. */
  tracking?: number;
}

/** One line of text as SVG outlines, starting at a point on its baseline. The build machine may have no fonts. */
export function outlineText(text: string, x: number, y: number, style: TextStyle): string {
  let at = x;
  let shapes = '';
  for (const { glyph, scale } of glyphsOf(text, style)) {
    shapes += `<path transform="translate(${at} ${y}) scale(${scale} ${-scale})" d="${outlineOf(glyph)}"/>`;
    at += advance(glyph, scale, style);
  }
  return shapes;
}

const outlines = new WeakMap<Glyph, string>();

/** A character in the units of its font. Working it out takes longer than drawing it, so it is done once. */
function outlineOf(glyph: Glyph): string {
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  const outline = glyph.path.toSVG();
  outlines.set(glyph, outline);
  return outline;
}

/** Breaks a heading into as few lines as a width in pixels allows, of similar length. */
export function balanceText(text: string, width: number, most: number, style: TextStyle): string[] {
  const lines = wrapText(text, width, most, style);
  for (let narrower = width - step; narrower > 0; narrower -= step) {
    if (breakText(text, narrower, style).length > lines.length) {
      return wrapText(text, narrower + step, most, style);
    }
  }
  return lines;
}

const step = 20;

/**
 * Breaks a text into lines of at most a width in pixels. A longer text ends with the last sentence that fits,
 * if that fills the lines, and otherwise with ….
 */
export function wrapText(text: string, width: number, most: number, style: TextStyle): string[] {
  const sentences = text.split(/(?<=\.) /);
  for (let count = sentences.length; count > 0; count--) {
    const lines = breakText(sentences.slice(0, count).join(' '), width, style);
    const isWhole = count === sentences.length;
    if (lines.length === most || (isWhole && lines.length < most)) return lines;
  }
  const lines = breakText(text, width, style).slice(0, most);
  return lines.with(-1, `${lines.at(-1)?.replace(/[.,;:]$/, '')}…`);
}

function breakText(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  // A word without a character of the font, such as an arrow, would leave two spaces.
  for (const word of text.split(/[ \n]+/).filter((each) => glyphsOf(each, style).length > 0)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const textWidth = (text: string, style: TextStyle) =>
  glyphsOf(text, style).reduce((sum, { glyph, scale }) => sum + advance(glyph, scale, style), 0);

const advance = (glyph: Glyph, scale: number, { size, tracking = 0 }: TextStyle) =>
  glyph.advanceWidth * scale + tracking * size;

/** Without the characters that the font does not have: a symbol in a title must not stop a build. */
function glyphsOf(text: string, { faces, size }: TextStyle): { glyph: Glyph; scale: number }[] {
  // The font has accented letters in one piece, and of all kinds of white space only the space.
  const drawn = text.normalize('NFC').replace(/\s/g, ' ');
  return [...drawn].flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    const face = faces.find((candidate) => candidate.hasGlyphForCodePoint(point));
    return face ? [{ glyph: face.glyphForCodePoint(point), scale: size / face.unitsPerEm }] : [];
  });
}

const { resolve } = createRequire(import.meta.url);

/**
 * The font files of one style. A character is taken from the first file that has it: Latin, then Latin
 * extended with the cedi sign.
 */
type Faces = [Font, ...Font[]];

interface PictureFonts {
  heading: Faces;
  text: Faces;
}

let reading: Promise<PictureFonts> | undefined;

/** The site's display face in the two styles of a picture, loaded once per build. */
export function readPictureFonts(): Promise<PictureFonts> {
  reading ??= Promise.all([readFaces({ wght: 700, wdth: 86 }), readFaces({ wght: 400, wdth: 95 })]).then(
    ([heading, text]) => ({ heading, text }),
  );
  return reading;
}

const readFaces = async (axes: Record<string, number>): Promise<Faces> => [
  await readFace('latin', axes),
  await readFace('latin-ext', axes),
];

/** The outline library does not support variable fonts, so each style is first cut out of the file. */
async function readFace(part: 'latin' | 'latin-ext', variationAxes: Record<string, number>): Promise<Font> {
  const file = resolve(`@fontsource-variable/radio-canada/files/radio-canada-${part}-wdth-normal.woff2`);
  const style = await subsetFont(await readFile(file), everyLetter, { targetFormat: 'sfnt', variationAxes });
  const font = create(style);
  if (font.isCollection) throw new Error(`${file} holds several fonts where one is expected.`);
  return font;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Latin with its extensions and phonetic characters, punctuation and currency signs. */
const everyLetter = range(0x20, 0x2b0) + range(0x2010, 0x2030) + range(0x20a0, 0x20c0);
