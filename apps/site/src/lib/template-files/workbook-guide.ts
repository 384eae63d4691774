import type { Template } from '@accounting-site/content/templates';
import type { CellObject, Sheet } from 'write-excel-file/node';
import { heightOf } from './workbook-font.ts';
import type { WorkbookContent } from './workbook-parts.ts';
import { paper, styleOf } from './workbook-style.ts';

const numberWidth = 5;
const width = 80;

const text = (value: string, style: CellObject = {}): CellObject => ({
  value,
  wrap: true,
  alignVertical: 'top',
  height: heightOf(value, width, { bold: style.fontWeight === 'bold' }),
  ...style,
});

/** The second sheet of a workbook: how to fill in the first, and its limits. */
export function guideSheet({ name, lead, steps, limits }: Template, sheet: string): Sheet<WorkbookContent> {
  return {
    sheet,
    orientation: paper('portrait'),
    columns: [{ width: numberWidth }, { width }],
    showGridLines: false,
    data: [
      [
        {
          ...styleOf({ role: 'title', type: 'text', value: name }, numberWidth + width),
          value: name,
          columnSpan: 2,
        },
        null,
      ],
      [null, text(lead)],
      [],
      ...steps.flatMap((step, at) => [
        [text(`${at + 1}.`, { fontWeight: 'bold' }), text(step.title, { fontWeight: 'bold' })],
        [null, text(step.text)],
      ]),
      [],
      ...limits.map((limit) => [null, text(limit)]),
    ],
  };
}
