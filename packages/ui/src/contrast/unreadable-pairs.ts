import { contrastRules } from './contrast-rules.ts';
import { measureContrast } from './measure-contrast.ts';
import { resolveToken, type Theme, type Tokens } from './read-tokens.ts';

/** A colour that cannot be told from its ground well enough. */
export interface UnreadablePair {
  theme: Theme;
  /** What is seen so: links, edges of fields. */
  use: string;
  /** Both as tokens by job. */
  colour: string;
  ground: string;
  /** From 1 to 21. */
  contrast: number;
  least: number;
}

/** Every pair of colours, in both themes, that has less contrast than its rule asks for. */
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
