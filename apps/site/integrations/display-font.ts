import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import type { AstroIntegration } from 'astro';
import { displayFontLicence, makeDisplayFont } from './display-font-files.ts';
import { lettersOfContent } from './display-font-letters.ts';

/**
 * The display face: cut to the letters of the content before each build, kept in Astro's cache, and imported by
 * styles/global.css as display-font.css, its files as display-font/display-latin.woff2 and so on. Its licence is shipped with the site.
 */
export function displayFont(): AstroIntegration {
  return {
    name: 'display-font',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const stylesheet = await makeDisplayFont(config.cacheDir, lettersOfContent(contentFolder));
        const alias = { 'display-font.css': stylesheet, 'display-font': dirname(stylesheet) };
        updateConfig({ vite: { resolve: { alias } } });
      },
      'astro:build:done': ({ dir }) => copyFile(displayFontLicence, new URL('display-font-licence.txt', dir)),
    },
  };
}
