import { readTemplates, type Template } from '@accounting-site/content/files/templates';
import { readTaxes } from '@accounting-site/content/money/taxes';
import { layOutSheet } from '@accounting-site/content/template-sheet/sheet-grid';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sheetNumber, writeWorkbook } from './write-workbook.ts';

const guideName = 'How to fill it in';
const templates = readTemplates();
const named = (slug: string) => {
  const template = templates.find((each) => each.slug === slug);
  if (!template) throw new Error(`there is no template ${slug}`);
  return template;
};

async function open(template: Template) {
  const file = await writeWorkbook(template, guideName);
  const parts = unzipSync(file);
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const sheet = read('xl/worksheets/sheet1.xml');
  const cells = new Map(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>(.*?)<\/f><v(?:\/>|>(.*?)<\/v>)<\/c>/g)].map(
      ([, cell = '', formula = '', value = '']) => [
        cell,
        { formula: formula.replaceAll('&quot;', '"').replaceAll('&lt;', '<'), value },
      ],
    ),
  );
  return { file, sheet, cells, workbook: read('xl/workbook.xml') };
}

describe.each(templates.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  test('opens with every value and every result in its cell', async () => {
    const [table, guide] = await readExcelFile(Buffer.from(await writeWorkbook(template, guideName)));
    const { rows } = layOutSheet(template.sheet, {
      title: template.name,
      blankRows: template.sheet.blank_rows,
    });
    expect([table?.sheet, guide?.sheet]).toEqual([template.sheet.name, guideName]);
    for (const [at, row] of rows.entries()) {
      for (const [column, cell] of row.entries()) {
        if (!cell || cell.role === 'heading' || cell.value === null) continue;
        const read = table?.data[at]?.[column];
        const value = read instanceof Date ? read.toISOString().slice(0, 10) : read;
        expect(value, `row ${at + 1}, column ${column + 1}`).toEqual(sheetNumber(cell));
      }
    }
    expect(guide?.data.flat()).toEqual(expect.arrayContaining(template.steps.map((step) => step.text)));
  });

  test('stores a result beside each formula, and nothing in an empty row', async () => {
    const { cells, sheet } = await open(template);
    const { rows, table } = layOutSheet(template.sheet, { title: 'x', blankRows: template.sheet.blank_rows });
    const withFormula = rows.flat().filter((cell) => cell?.formula);
    expect(cells.size).toBe(withFormula.length);
    expect(sheet.match(/<f>/g)?.length ?? 0).toBe(withFormula.length);
    const inEmptyRows = [...cells].filter(([name]) => {
      const row = Number(name.replace(/\D/g, '')) - 1;
      return rows[row]?.[0]?.role === 'blank' && row <= table.last;
    });
    expect(inEmptyRows.filter(([, { value }]) => value !== '')).toEqual([]);
  });

  test('prints one page wide, with its headings on each page', async () => {
    const { sheet, workbook } = await open(template);
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(sheet).toMatch(
      new RegExp(`<pageSetup paperSize="9" orientation="${template.sheet.orientation}" fitToWidth="1"`),
    );
    expect(workbook).toContain('_xlnm.Print_Titles');
  });

  describe('made at another time', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    test('has the same bytes', async () => {
      vi.setSystemTime('2026-11-16T10:00:00Z');
      const file = await writeWorkbook(template, guideName);
      vi.setSystemTime('2031-03-04T05:06:07Z');
      expect(Buffer.compare(file, await writeWorkbook(template, guideName))).toBe(0);
    });
  });
});

test('the invoice calculates each tax from the rate beside it', async () => {
  const { cells } = await open(named('invoice'));
  const formulas = [...cells.values()].map(({ formula }) => formula);
  expect(formulas).toEqual(
    expect.arrayContaining([expect.stringMatching(/^IF\(COUNT\(C(\d+),D\1\)<2,"",ROUND\(C\1\*D\1,2\)\)$/)]),
  );
  const sum = [...cells].find(([, { formula }]) => /^SUM\(E\d+:E\d+\)$/.test(formula));
  const [cell, { value: beforeTax = '' }] = sum ?? ['', {}];
  const taxes = [...cells.values()].filter(({ formula }) =>
    new RegExp(`^ROUND\\(${cell}\\*D\\d+,2\\)$`).test(formula),
  );
  expect(taxes.map(({ value }) => Number(value))).toEqual(
    readTaxes().vat.parts.map(({ percent }) => Math.round(Number(beforeTax) * percent) / 100),
  );
});

test('the headings of the cash book and of the chart of accounts are frozen', async () => {
  expect((await open(named('cash-book'))).sheet).toContain('<pane ySplit="6"');
  expect((await open(named('chart-of-accounts'))).sheet).toContain('<pane ySplit="3"');
});

test('the chart of accounts offers its types in a drop-down list', async () => {
  const { sheet } = await open(named('chart-of-accounts'));
  expect(sheet).toMatch(
    /<dataValidation type="list"[^>]*sqref="C4:C\d+"[^>]*><formula1>"?(&quot;)?Asset,Liability/,
  );
});
