import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** One style of the printed font. Its characters are in two files: Latin, and the rest with the cedi sign. */
export interface PrintFont {
  latin: Buffer;
  others: Buffer;
}
export interface PrintFonts {
  plain: PrintFont;
  bold: PrintFont;
}

/** Whether a character is in the first of the two files. */
export const isLatin = (letter: string) => (letter.codePointAt(0) ?? 0) < 0x100;

/** The site's display face in the two weights of a printed page, subset to these characters. */
export async function readPrintFonts(letters: string): Promise<PrintFonts> {
  const [plain, bold] = await Promise.all([readFont(letters, 400), readFont(letters, 700)]);
  return { plain, bold };
}

async function readFont(letters: string, wght: number): Promise<PrintFont> {
  const [latin, others] = await Promise.all([
    readPart('latin', letters, wght),
    readPart('latin-ext', letters, wght),
  ]);
  return { latin, others };
}

async function readPart(part: 'latin' | 'latin-ext', letters: string, wght: number): Promise<Buffer> {
  const file = resolve(`@fontsource-variable/radio-canada/files/radio-canada-${part}-wdth-normal.woff2`);
  const within = [...letters].filter((letter) => isLatin(letter) === (part === 'latin')).join('');
  return subsetFont(await readFile(file), within, {
    targetFormat: 'sfnt',
    variationAxes: { wght, wdth: 95 },
  });
}
