import type { Plugin } from 'vite';
import { readBrandTokens } from './brand-palette.ts';

const names = /--[a-z][\w-]*/g;

/**
 * Every page carries the design tokens in its CSS, so each byte matters. In a build, semantic tokens are
 * renamed to one or two characters and palette tokens are replaced by their values. In development they are
 * unchanged.
 */
export function compactTokens(): Plugin {
  let compact: ReturnType<typeof compactor> | undefined;
  return {
    name: 'compact-tokens',
    apply: 'build',
    // Without "enforce", this plugin runs after Vite has resolved imports and CSS Module class names.
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code) {
        compact ??= compactor(readBrandTokens());
        return { code: compact(code), map: null };
      },
    },
  };
}

/**
 * The transformation itself, from CSS to CSS.
 * @param tokens the text of tokens.css, whose first :root is the palette
 */
export function compactor(tokens: string): (css: string) => string {
  const [, palette = ''] = /:root \{([^}]*)\}/.exec(tokens) ?? [];
  const colours = new Map(
    [...palette.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const declared = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  const byJob = [...declared].filter((name) => !colours.has(name));
  const short = new Map(byJob.map((name, at) => [name, shortName(at)]));
  const taken = new Set(short.values());

  return (css) => {
    const clash = css.match(names)?.find((name) => taken.has(name));
    if (clash)
      throw new Error(
        `${clash} is what a token is called when built: give it a name of three letters or more`,
      );
    return css
      .replaceAll(/(--[\w-]+):\s*[^;{}]+;/g, (whole, name: string) => (colours.has(name) ? '' : whole))
      .replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole)
      .replaceAll(names, (name) => short.get(name) ?? name);
  };
}

function shortName(at: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const last = letters.charAt(at % 26);
  return at < 26 ? `--${last}` : `--${letters.charAt(Math.floor(at / 26) - 1)}${last}`;
}
