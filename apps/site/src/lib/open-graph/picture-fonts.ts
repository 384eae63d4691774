import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/**
 * The font files of one style. A character is taken from the first file that has it: Latin, then Latin
 * extended with the cedi sign.
 */
export type Faces = [Font, ...Font[]];

export interface PictureFonts {
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
