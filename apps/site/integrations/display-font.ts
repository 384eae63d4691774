import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import type { AstroIntegration } from 'astro';
import { displayFontLicence, makeDisplayFont } from './display-font-files.ts';
import { lettersOfContent } from './display-font-letters.ts';

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
