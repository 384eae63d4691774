import { readPalette } from '@accounting-site/content/palette';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import type { CellObject } from 'write-excel-file/node';

const palette = readPalette();

const grid = { borderColor: palette['paper-300'], borderStyle: 'thin' } as const;

const looks: Record<SheetCell['role'], CellObject> = {
  title: { fontSize: 18, fontWeight: 'bold', textColor: palette['primary-600'], height: 30 },
  label: { textColor: palette['ink-500'], alignVertical: 'center' },
  field: { bottomBorderColor: palette['ink-300'], bottomBorderStyle: 'thin', alignVertical: 'center' },
  heading: {
    ...grid,
    backgroundColor: palette['primary-600'],
    textColor: palette['paper-50'],
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'center',
  },
  example: { ...grid, backgroundColor: palette['paper-100'], textColor: palette['ink-500'] },
  blank: grid,
  'total label': { fontWeight: 'bold' },
  rate: { ...grid },
  total: { ...grid, backgroundColor: palette['primary-100'], fontWeight: 'bold' },
  note: { textColor: palette['ink-500'] },
};

const numbers = '#,##0.00;[Red]-#,##0.00';
const cedis = '"GH₵"#,##0.00;[Red]-"GH₵"#,##0.00';

/** How a cell looks: by what it is for, and by what stands in it. */
export function styleOf({ role, type }: SheetCell): CellObject {
  const isFigure = type !== 'text' && type !== 'date' && type !== 'code';
  const format = formatOf(role, type);
  return {
    ...looks[role],
    ...((role === 'heading' || role === 'field') && {
      align: isFigure && role === 'heading' ? 'right' : 'left',
    }),
    ...(format && { format }),
  };
}

function formatOf(role: SheetCell['role'], type: SheetCell['type']): string | undefined {
  if (role === 'heading' || role === 'label') return undefined;
  if (type === 'money') return role === 'total' || role === 'field' ? cedis : numbers;
  if (type === 'date') return 'dd mmm yyyy';
  if (type === 'percent') return '0.##%';
  return type === 'code' ? '0' : undefined;
}

/** The type of the library names only one of the two values that it takes. */
export const paper = (orientation: 'portrait' | 'landscape') => orientation as 'landscape';

/** How high a row is, in points, whose text wraps: not every program on a phone finds that out by itself. */
export function heightOf(words: string, width: number, weight: 'plain' | 'bold' = 'plain'): number {
  const room = weight === 'bold' ? width * 0.85 : width;
  let lines = 1;
  let used = 0;
  for (const word of words.split(' ')) {
    if (used > 0 && used + word.length > room) {
      lines++;
      used = 0;
    }
    used += word.length + 1;
  }
  return lines * 15 + 3;
}
