/**
 * Converts colours to hex, which every browser understands and which takes fewer bytes: `#1a6b47` for
 * `oklch(47% .1 158)`, with two more digits for transparency. Browsers from before 2023 do not support
 * oklch() and would show the page without colours. Colours outside of sRGB are clipped per channel, as
 * Chromium does on an sRGB screen.
 */
export function oklchToHex(css: string): string {
  return css.replaceAll(
    /oklch\(\s*([\d.]+)%\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+)(%?))?\s*\)/g,
    (_whole, lightness: string, chroma: string, hue: string, alpha?: string, percent?: string) => {
      const channels = toSrgb(Number(lightness) / 100, Number(chroma), Number(hue));
      const opacity = alpha === undefined ? [] : [Number(alpha) / (percent ? 100 : 1)];
      return `#${[...channels, ...opacity].map(toDigits).join('')}`;
    },
  );
}

/** CSS Color 4, 10.3: from OKLCH over OKLab and linear light to sRGB, each channel from 0 to 1. */
function toSrgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((light) => (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light));
}

const toDigits = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
