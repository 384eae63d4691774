import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { SheetCell } from '@accounting-site/content/template-sheet/sheet-cells';
import { layOutSheet } from '@accounting-site/content/template-sheet/sheet-grid';
import type { TemplateSheet } from '@accounting-site/content/template-sheet/sheet-schema';
import { cellValue } from '@accounting-site/content/template-sheet/work-out-sheet';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import type { TemplatesWords } from '../../lib/pages/templates-words.ts';
import { cellText } from './sheet-texts.ts';
import styles from './TemplatePage.module.css';

/** A longer table states how many rows are hidden. */
const mostRows = 12;

interface SheetPreviewProps {
  sheet: TemplateSheet;
  words: TemplatesWords['page']['preview'];
}

/** The sheet as it opens: the fields above the table, the example rows and the totals, all calculated. */
export function SheetPreview({ sheet, words }: SheetPreviewProps) {
  const { rows, table } = layOutSheet(sheet);
  const examples = rows.slice(table.first, table.last + 1);
  const totals = rows.slice(table.last + 1).filter((row) => row.some((cell) => cell?.role === 'total'));
  const hidden = Math.max(0, examples.length - mostRows);
  const empty = String(sheet.blank_rows);
  const more =
    hidden > 0 ? fillSlots(words.more, { rows: String(hidden), empty }) : fillSlots(words.empty, { empty });
  return (
    <div className={`paper card raised ${styles.sheet}`}>
      <dl className={`fill-tiles small ${styles.fields}`}>
        {sheet.fields.map(({ id, label, type, example }) => (
          <div key={id} className={styles.field}>
            <dt className="quiet tiny">{label}</dt>
            <dd>{cellText({ type, value: cellValue(type, example) })}</dd>
          </div>
        ))}
      </dl>
      <ScrollFrame label={sheet.name}>
        <table className={`tiny figures ${styles.table}`}>
          <thead>
            <tr>
              {sheet.columns.map(({ id, label, type }) => (
                <th key={id} scope="col" data-figures={isFigure(type) || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {examples.slice(0, mostRows).map((row, at) => bodyRow(sheet, row, `row ${at}`))}
            {/* The empty rows are between the examples and the totals, as in the file. */}
            <tr className={styles.more}>
              <td colSpan={sheet.columns.length}>
                <span>{more}</span>
              </td>
            </tr>
          </tbody>
          {totals.length > 0 && <tfoot>{totals.map((row, at) => bodyRow(sheet, row, `total ${at}`))}</tfoot>}
        </table>
      </ScrollFrame>
    </div>
  );
}

const isFigure = (type: SheetCell['type']) => type === 'money' || type === 'quantity' || type === 'percent';

const bodyRow = (sheet: TemplateSheet, row: (SheetCell | null)[], key: string) => (
  <tr key={key}>
    {row.map((cell, at) => (
      <td key={sheet.columns[at]?.id} data-figures={(cell && isFigure(cell.type)) || undefined}>
        {cell && cellText(cell)}
      </td>
    ))}
  </tr>
);
