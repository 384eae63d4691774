import type { CellType, TemplateSheet } from './sheet-schema.ts';
import type { CellValue, workOutSheet } from './work-out-sheet.ts';

/** One cell of a sheet, independent of the output format. */
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
  /** In spreadsheet syntax, without the leading =. */
  formula?: string;
}

export type SheetRow = (SheetCell | null)[];

export const emptyRow = (sheet: TemplateSheet): SheetRow => sheet.columns.map(() => null);

/** A sheet with its figures, and the positions to which formulas refer. */
export interface SheetPlan {
  sheet: TemplateSheet;
  figures: ReturnType<typeof workOutSheet>;
  columnOf: (id: string) => number;
  /** Cell names of fields by field id. */
  fields: Map<string, string>;
  table: { first: number; last: number };
}
