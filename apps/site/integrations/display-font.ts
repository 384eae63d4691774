import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { lettersOfContent, lettersWithin } from './display-font-letters.ts';
import { displayFontStyles, type FontFile } from './display-font-styles.ts';

/**
 * Builds the display face: subset to the characters of the content before each build and kept in Astro's
 * cache. styles/global.css imports it as display-font.css, with files such as
 * display-font/display-latin.woff2. Its licence is shipped with the site.
 */
export function displayFont(): AstroIntegration {
  return {
    name: 'display-font',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const stylesheet = await makeDisplayFont(config.cacheDir, lettersOfContent(contentFolder()));
        const alias = { 'display-font.css': stylesheet, 'display-font': dirname(stylesheet) };
        updateConfig({ vite: { resolve: { alias } } });
      },
      'astro:build:done': ({ dir }) => copyFile(displayFontLicence, new URL('display-font-licence.txt', dir)),
    },
  };
}

const { resolve } = createRequire(import.meta.url);
const source = dirname(resolve('@fontsource-variable/radio-canada/LICENSE'));

const displayFontLicence = join(source, 'LICENSE');

/**
 * Headings use weights from 600 up. The width is slightly narrower than designed, so that headings fit a
 * phone.
 */
const variationAxes = { wght: { min: 600, max: 700, default: 700 }, wdth: 86 };
/** Name records for copyright, licence and licence URL. The licence requires them to stay in the files. */
const preserveNameIds = [0, 13, 14];

const rangesSchema = z.object({ latin: z.string(), 'latin-ext': z.string() });

/**
 * Subsets the display face to these characters, unless the cache has that subset already.
 * @returns the path of the stylesheet, which names the font files beside it
 */
export async function makeDisplayFont(cacheDir: URL, letters: string): Promise<string> {
  const folder = join(fileURLToPath(cacheDir), 'display-font', await keyOf(letters));
  const stylesheet = join(folder, 'display-font.css');
  if (existsSync(stylesheet)) return stylesheet;
  // Written to a draft folder and then moved, so that two parallel builds never read each other's
  // half-written files.
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  await writeFiles(draft, await Promise.all([cut('latin', letters), cut('latin-ext', letters)]));
  await rename(draft, folder).catch(async (failure: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(stylesheet)) throw failure;
  });
  return stylesheet;
}

async function writeFiles(folder: string, fonts: [FontFile, ...FontFile[]]) {
  await Promise.all(fonts.map(({ name, font }) => writeFile(join(folder, name), font)));
  await writeFile(join(folder, 'display-font.css'), await displayFontStyles(fonts));
}

/**
 * Fontsource splits a family by alphabet: the cedi sign and the characters of Ghana's languages are in
 * latin-ext.
 */
async function cut(part: 'latin' | 'latin-ext', allLetters: string): Promise<FontFile> {
  const ranges = rangesSchema.parse(JSON.parse(await readFile(join(source, 'unicode.json'), 'utf8')));
  const letters = lettersWithin(ranges[part], allLetters);
  const whole = await readFile(join(source, 'files', `radio-canada-${part}-wdth-normal.woff2`));
  const font = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes, preserveNameIds });
  return { name: `display-${part}.woff2`, font, letters };
}

/** The cache key. It changes with the characters, the font's version and this code. */
async function keyOf(letters: string): Promise<string> {
  const hash = createHash('sha256').update(letters);
  const files = [
    join(source, 'package.json'),
    ...['display-font', 'display-font-letters', 'display-font-styles'].map((name) =>
      fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
    ),
  ];
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
