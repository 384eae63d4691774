import { ColorSpace, getColor, HSL, OKLCH, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';
import { type BrandColours, readBrand } from '../facts/facts.ts';
import { keepForContent } from '../reading/content-folder.ts';

// toGamut uses HSL to check whether a colour fits a screen.
for (const space of [sRGB, HSL, OKLCH]) ColorSpace.register(space);

/**
 * A shade: the owner's colour it derives from, its lightness, its chroma relative to that colour, and its hue
 * shift.
 */
type Shade = readonly [from: keyof BrandColours, lightness: number, strength: number, turn?: number];

/**
 * Lightness is fixed, so that text stays readable whatever the hue. Chroma and hue shift come from the
 * sample's colours. A higher number in a name is a darker shade.
 */
const shades = {
  'paper-0': ['paper', 0.997, 0.4],
  'paper-100': ['paper', 0.96, 1.6],
  'paper-200': ['paper', 0.94, 1.5],
  'paper-300': ['paper', 0.88, 2.2, 20],
  'paper-400': ['paper', 0.79, 1.6, 30],
  'primary-100': ['primary', 0.945, 0.3],
  'primary-200': ['primary', 0.86, 0.3, -18],
  'primary-250': ['primary', 0.86, 1],
  'primary-300': ['primary', 0.8, 1.1],
  'primary-500': ['primary', 0.55, 1.1],
  'primary-750': ['primary', 0.34, 0.5],
  'primary-800': ['primary', 0.27, 0.5, 2],
  'primary-850': ['primary', 0.315, 0.68, 2],
  'primary-900': ['primary', 0.21, 0.3, 4],
  'primary-950': ['primary', 0.19, 0.16, 4],
  'primary-975': ['primary', 0.145, 0.2, 4],
  'ink-200': ['primary', 0.8, 0.17, -28],
  'ink-300': ['primary', 0.62, 0.2, 2],
  'ink-400': ['primary', 0.64, 0.2, -8],
  'ink-500': ['primary', 0.43, 0.25, 2],
  'ink-700': ['primary', 0.37, 0.2, 2],
  'ink-850': ['primary', 0.278, 0.2, 4],
  'ink-900': ['primary', 0.22, 0.3, 2],
  'ink-950': ['primary', 0.225, 0.19, 4],
  'accent-200': ['accent', 0.92, 0.53, 5],
  'accent-900': ['accent', 0.32, 0.4, 2],
  'mark-300': ['mark', 0.78, 0.62, 4],
} as const satisfies Record<string, Shade>;

// Error colours are the same for every brand.
const danger = {
  'danger-100': '#feeae1',
  'danger-300': '#eea285',
  'danger-600': '#a03313',
  'danger-900': '#402219',
} as const;

export type PaletteName = keyof ReturnType<typeof makePalette>;

/**
 * Every raw colour of the product as #rrggbb: the owner's colours unchanged, and the shades that derive from them.
 */
export function makePalette(colours: BrandColours) {
  const derived = Object.entries<Shade>(shades).map(([name, shade]) => [name, mix(colours, shade)]);
  const [lightness = 0] = to(getColor(colours.primary), 'oklch').coords as number[];
  return {
    ...danger,
    ...(Object.fromEntries(derived) as Record<keyof typeof shades, string>),
    'paper-50': colours.paper,
    'primary-600': colours.primary,
    'primary-700': mix(colours, ['primary', lightness - 0.07, 0.85]),
    'accent-400': colours.accent,
    'mark-500': colours.mark,
  };
}

/**
 * The palette of content/brand.yaml, for outputs without a style sheet: emails, pictures, files. Read once
 * for each content folder.
 */
export const readPalette = keepForContent(() => makePalette(readBrand().colours));

function mix(colours: BrandColours, [from, lightness, strength, turn = 0]: Shade): string {
  const [, chroma, hue] = to(getColor(colours[from]), 'oklch').coords as number[];
  // Grey has no hue.
  const coords: [number, number, number] = [lightness, (chroma ?? 0) * strength, (hue || 0) + turn];
  const onScreen = toGamut(to({ space: OKLCH, coords, alpha: 1 }, 'srgb'));
  return serialize(onScreen, { format: 'hex', collapse: false }).toLowerCase();
}
