import { readPalette } from '@accounting-site/content/files/palette';

const palette = readPalette();

const [forest, gold, ink, clay] = [
  palette['primary-600'],
  palette['accent-400'],
  palette['ink-900'],
  palette['mark-500'],
];
const unit = 25;
const pattern: [colour: string, units: number][] = [
  [forest, 3],
  [gold, 1],
  [ink, 1],
  [gold, 1],
  [clay, 3],
  [gold, 1],
  [ink, 1],
  [gold, 1],
];
const rowStarts = [0, -6];

/** The woven strip, as in ui/WovenStrip: two rows of one pattern, the second offset by half a pattern. */
export function stripShapes(top: number, width: number): string {
  const rows = rowStarts.map((start, row) => {
    let shapes = '';
    for (let x = start * unit; x < width; )
      for (const [colour, units] of pattern) {
        shapes += `<path d="M${x} ${top + row * unit}h${units * unit}v${unit}H${x}z" fill="${colour}"/>`;
        x += units * unit;
      }
    return shapes;
  });
  return rows.join('');
}
