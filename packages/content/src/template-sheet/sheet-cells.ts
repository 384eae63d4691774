import type { CellType, TemplateSheet } from './sheet-schema.ts';
import type { CellValue } from './work-out-sheet.ts';

/** One cell of a sheet, wherever the sheet is written or shown. */
export interface SheetCell {
  role:
    | 'title'
    | 'label'
    | 'field'
    | 'heading'
    | 'example'
    | 'blank'
    | 'total label'
    | 'rate'
    | 'total'
    | 'note';
  type: CellType | 'percent';
  value: CellValue;
  /** As a spreadsheet reads it, without the sign = before it. */
  formula?: string;
}

export type SheetRow = (SheetCell | null)[];

/** Where things stand, for the formulas that name them. */
export interface SheetPlan {
  sheet: TemplateSheet;
  columnOf: (id: string) => number;
  /** Cell names of fields by their id. */
  fields: Map<string, string>;
  table: { first: number; last: number };
}
