import type { Template } from '@accounting-site/content/templates';
import type { WriteSheet } from 'hucre/xlsx';
import { heightOf, workbookFont } from './workbook-font.ts';
import { makeSheet, titleHeight, type WorkbookCell } from './workbook-sheet.ts';
import { styleOf } from './workbook-style.ts';

const widths = [5, 80];
const width = widths[1] ?? 0;

const text = (value: string, bold = false): WorkbookCell => ({
  value,
  height: heightOf(value, width, { bold }),
  style: { font: { ...workbookFont, bold }, alignment: { vertical: 'top', wrapText: true } },
});

/** The second sheet of a workbook: how to fill in the first, and its limits. It is printed on one page. */
export function guideSheet({ name, lead, steps, limits }: Template, sheet: string): WriteSheet {
  const title = { role: 'title', type: 'text', value: name } as const;
  return makeSheet(sheet, widths, { orientation: 'portrait', fitToHeight: 1 }, [
    [{ value: name, style: styleOf(title, width), height: titleHeight, isAcross: true }],
    [null, text(lead)],
    [],
    ...steps.flatMap((step, at) => [
      [text(`${at + 1}.`, true), text(step.title, true)],
      [null, text(step.text)],
    ]),
    [],
    ...limits.map((limit) => [null, text(limit)]),
  ]);
}
