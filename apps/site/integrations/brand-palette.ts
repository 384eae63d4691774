import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrandColours, readBrand } from '@accounting-site/content/facts/facts';
import { makePalette } from '@accounting-site/content/files/palette';
import { ContentError, contentFolder, lineWith } from '@accounting-site/content/reading/read-yaml';
import { readTokens, resolveToken, type Theme, type Tokens } from '@accounting-site/ui/contrast/read-tokens';
import { findUnreadablePairs } from '@accounting-site/ui/contrast/unreadable-pairs';
import type { Plugin } from 'vite';

const tokensFile = fileURLToPath(new URL('../../../packages/ui/src/tokens.css', import.meta.url));
const place = /--palette:[^;}]*;?/;

/** Writes the owner's brand colours into their placeholder in tokens.css. */
export const brandPalette: Plugin = {
  name: 'brand-palette',
  config: () => ({ worker: { plugins: () => [paletteInScript] } }),
  // Without "enforce", this plugin runs after Vite has resolved the imports.
  transform: {
    filter: { id: /\.css(?:\?|$)/, code: /--palette:/ },
    handler(code) {
      this.addWatchFile(join(contentFolder(), 'brand.yaml'));
      return { code: fillPalette(code), map: null };
    },
  },
};

// The only script that imports styles. Vite bundles it the way it bundles a worker.
const paletteInScript: Plugin = {
  name: 'brand-palette-in-script',
  transform: {
    filter: { id: /\/offline-notes\.ts/ },
    handler(code) {
      const colours = new Map<string, string>(Object.entries(makePalette(readBrand().colours)));
      const fillIn = (whole: string, name: string) => colours.get(name) ?? whole;
      return { code: code.replaceAll(/var\(--([\w-]+)\)/g, fillIn), map: null };
    },
  },
};

/** The text of tokens.css with the owner's colours. */
export const readBrandTokens = (colours?: BrandColours) =>
  fillPalette(readFileSync(tokensFile, 'utf8'), colours);

function fillPalette(css: string, colours: BrandColours = readBrand().colours): string {
  const declarations = Object.entries(makePalette(colours)).map(([name, value]) => `--${name}: ${value};`);
  return css.replace(place, declarations.join(' '));
}

/**
 * @throws ContentError naming each pair of colours with too little contrast and the brand colours they come
 * from
 */
export function refuseUnreadableColours(colours: BrandColours): void {
  const tokens = readTokens(readBrandTokens(colours));
  const problems = findUnreadablePairs(tokens).map(({ theme, use, colour, ground, contrast, least }) => {
    const pair = [colour, ground].map(
      (name) => `${resolveToken(tokens, name, theme)} (from ${originOf(tokens, name, theme)})`,
    );
    return `in the ${theme} theme ${use} are ${pair.join(' on ')}, a contrast of ${contrast.toFixed(1)}:1. At least ${least}:1 can be read: make one of the two lighter or darker`;
  });
  if (problems.length > 0) {
    const line = lineWith('brand.yaml', 'colours:');
    throw new ContentError(
      'brand.yaml',
      problems.map((message) => ({ line, field: 'colours', message })),
    );
  }
}

/** The brand colour that a semantic token is derived from. */
function originOf({ jobs, dark }: Tokens, name: string, theme: Theme): string {
  const { value = '' } =
    [...jobs, ...(theme === 'dark' ? dark : [])].findLast((token) => token.name === name) ?? {};
  const [, family = ''] = /^var\(--([a-z]+)/.exec(value) ?? [];
  return { ink: 'primary', danger: 'the colours of errors' }[family] ?? family;
}
