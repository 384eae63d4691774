import Color from 'colorjs.io';

/** The contrast of two opaque colours after WCAG 2.2, from 1 to 21, as a screen with sRGB shows them. */
export function measureContrast(one: string, other: string): number {
  return onScreen(one).contrastWCAG21(onScreen(other));
}

const onScreen = (colour: string) => new Color(colour).to('srgb').toGamut({ space: 'srgb' });
