import Color from 'colorjs.io';

/** The WCAG 2.2 contrast of two opaque sRGB colours, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  return onScreen(one).contrastWCAG21(onScreen(other));
}

const onScreen = (colour: string) => new Color(colour).to('srgb').toGamut({ space: 'srgb' });
