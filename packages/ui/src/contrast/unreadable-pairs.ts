import Color from 'colorjs.io';
import { contrastRules } from './contrast-rules.ts';
import { resolveToken, type Theme, type Tokens } from './read-tokens.ts';

/** The WCAG 2.2 contrast of two opaque sRGB colours, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  return onScreen(one).contrastWCAG21(onScreen(other));
}

const onScreen = (colour: string) => new Color(colour).to('srgb').toGamut({ space: 'srgb' });

/** A colour with too little contrast. */
interface UnreadablePair {
  theme: Theme;
  /** What has this colour: links, edges of fields. */
  use: string;
  /** Both as semantic token names. */
  colour: string;
  ground: string;
  /** From 1 to 21. */
  contrast: number;
  least: number;
}

/** Every pair of colours, in both themes, with less contrast than its rule requires. */
export function findUnreadablePairs(tokens: Tokens): UnreadablePair[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const readColour = (name: string) => resolveToken(tokens, name, theme);
    return contrastRules
      .flatMap(({ use, least, colours, on }) =>
        colours.flatMap((colour) => on.map((ground) => ({ theme, use, colour, ground, least }))),
      )
      .map((pair) => ({
        ...pair,
        contrast: measureContrast(readColour(pair.colour), readColour(pair.ground)),
      }))
      .filter(({ contrast, least }) => contrast < least);
  });
}
