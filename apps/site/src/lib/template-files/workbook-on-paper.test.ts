import { readTemplates, type Template } from '@accounting-site/content/files/templates';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { countLines, textWidth } from './workbook-font.ts';
import { writeWorkbook } from './write-workbook.ts';

interface Cell {
  column: number;
  text: string;
  isFormula: boolean;
  bold: boolean;
  size: number;
  font: string;
  wraps: boolean;
  format: string;
  isAcross: boolean;
}
interface Row {
  number: string;
  height: number | undefined;
  cells: Cell[];
}

const A4 = { portrait: [595, 842], landscape: [842, 595] } as const;
const attribute = (xml: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1];
const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}\\b[^>]*?(?:/>|>.*?</${name}>)`, 'g'))].map(([whole]) => whole);
const inside = (xml: string, name: string) =>
  new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`).exec(xml)?.[1] ?? '';
const plain = (xml: string) =>
  xml.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Opens the workbook of a template as a spreadsheet program does: every cell with its style. */
async function open(template: Template) {
  const parts = unzipSync(await writeWorkbook(template, 'How to fill it in'));
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const styles = read('xl/styles.xml');
  const fonts = elements(inside(styles, 'fonts'), 'font').map((xml) => ({
    font: attribute(/<name [^>]*>/.exec(xml)?.[0] ?? '', 'val') ?? '',
    size: Number(attribute(/<sz [^>]*>/.exec(xml)?.[0] ?? '', 'val')),
    bold: xml.includes('<b/>'),
  }));
  const formats = new Map(
    elements(inside(styles, 'numFmts'), 'numFmt').map((xml) => [
      attribute(xml, 'numFmtId') ?? '',
      plain(attribute(xml, 'formatCode') ?? ''),
    ]),
  );
  const looks = elements(inside(styles, 'cellXfs'), 'xf').map((xml) => ({
    ...(fonts[Number(attribute(xml, 'fontId') ?? 0)] ?? { font: '', size: 0, bold: false }),
    wraps: /wrapText="(1|true)"/.test(xml),
    format: formats.get(attribute(xml, 'numFmtId') ?? '') ?? '',
  }));
  const texts = elements(read('xl/sharedStrings.xml'), 'si').map((xml) => plain(inside(xml, 't')));
  const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map((path) => {
    const xml = read(path);
    const merged = new Set(elements(xml, 'mergeCell').map((each) => attribute(each, 'ref')?.split(':')[0]));
    const rows = elements(inside(xml, 'sheetData'), 'row').map((row): Row => {
      const opening = row.slice(0, row.indexOf('>'));
      const height = attribute(opening, 'ht');
      const cells = elements(row, 'c').map((cell): Cell => {
        const value = inside(cell, 'v');
        const look = looks[Number(attribute(cell, 's') ?? 0)];
        if (!look) throw new Error(`there is no style for ${cell}`);
        return {
          ...look,
          column: (attribute(cell, 'r') ?? '').charCodeAt(0) - 65,
          text: attribute(cell, 't') === 's' ? (texts[Number(value)] ?? '') : value,
          isFormula: cell.includes('<f>'),
          isAcross: merged.has(attribute(cell, 'r')),
        };
      });
      return {
        number: attribute(opening, 'r') ?? '',
        height: height === undefined ? undefined : Number(height),
        cells,
      };
    });
    return { xml, rows, widths: elements(xml, 'col').map((col) => Number(attribute(col, 'width'))) };
  });
  return { fonts, looks, sheets, workbook: read('xl/workbook.xml') };
}

const pixels = (text: string, look: Pick<Cell, 'bold' | 'size'>) => (textWidth(text, look) * 96) / 72;

/** What a cell shows in one line: its text, or a formatted figure of millions. */
function shown({ text, format }: Cell): string {
  if (format.startsWith('dd')) return '30 May 2026';
  if (format.includes('GH₵')) return '-GH₵9,999,999.99';
  if (format.startsWith('#,##0.00')) return '-9,999,999.99';
  return format.includes('%') ? `${Number(text) * 100}%` : text;
}

describe.each(readTemplates().map((template) => [template.name, template] as const))(
  '%s',
  (_name, template) => {
    test('sets the font in every style and in the page footer', async () => {
      const { fonts, looks, sheets } = await open(template);
      expect(new Set(fonts.map(({ font }) => font))).toEqual(new Set(['Arial']));
      expect(looks.filter(({ font, size }) => font !== 'Arial' || !(size > 0))).toEqual([]);
      for (const { xml } of sheets) {
        const footer = plain(inside(xml, 'oddFooter'));
        expect(footer.match(/&[FP]/g)).toHaveLength(2);
        expect(footer.match(/&"Arial,Regular"&[FP]/g)).toHaveLength(2);
      }
    });

    test('cuts nothing off: columns fit each figure and each word, and longer texts wrap', async () => {
      const { sheets } = await open(template);
      const cut: string[] = [];
      for (const { rows, widths } of sheets) {
        const all = widths.reduce((sum, width) => sum + width, 0);
        for (const cell of rows.flatMap((row) => row.cells)) {
          const room = (cell.isAcross ? all : (widths[cell.column] ?? 0)) * 7 - 5;
          const parts = cell.wraps ? cell.text.split(' ') : [shown(cell)];
          for (const part of parts) if (pixels(part, cell) > room) cut.push(part);
        }
      }
      expect(cut).toEqual([]);
    });

    test('has rows high enough for wrapped text', async () => {
      const { sheets } = await open(template);
      const low: string[] = [];
      for (const { rows, widths } of sheets) {
        const all = widths.reduce((sum, width) => sum + width, 0);
        for (const { height, cells } of rows) {
          for (const { text, wraps, column, bold, size, isAcross } of cells) {
            const lines = wraps
              ? countLines(text, isAcross ? all : (widths[column] ?? 0), { bold, size })
              : 1;
            // A row without a height has room for one line, and grows with its content.
            const room = height ?? 12.75;
            if (room < lines * size * 1.15) low.push(text);
          }
        }
      }
      expect(low).toEqual([]);
    });

    test('wraps text typed into an empty row, and the row grows with it', async () => {
      const [sheet] = (await open(template)).sheets;
      const empty = sheet?.rows.filter(
        ({ cells }) => cells.length > 1 && cells.every(({ text }) => text === ''),
      );
      expect(empty?.length).toBe(template.sheet.blank_rows);
      const texts = template.sheet.columns.flatMap(({ type }, at) => (type === 'text' ? [at] : []));
      for (const { height, cells } of empty ?? []) {
        expect(height).toBeUndefined();
        expect(cells.filter(({ wraps }) => wraps).map(({ column }) => column)).toEqual(texts);
      }
    });

    test('prints on A4, one page wide, only the table, with its headings on each page', async () => {
      const { sheets, workbook } = await open(template);
      const orientations = [template.sheet.orientation, 'portrait'];
      for (const [at, { xml }] of sheets.entries()) {
        const setup = elements(xml, 'pageSetup')[0] ?? '';
        expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
        expect(attribute(setup, 'paperSize')).toBe('9');
        expect(attribute(setup, 'orientation')).toBe(orientations[at]);
        expect(attribute(setup, 'fitToWidth')).toBe('1');
        // The table may take any number of pages; the guide takes one.
        expect(attribute(setup, 'fitToHeight')).toBe(`${at}`);
      }
      const names = elements(workbook, 'definedName').map((xml) => plain(xml));
      const last = `${String.fromCharCode(64 + template.sheet.columns.length)}$${sheets[0]?.rows.at(-1)?.number}`;
      expect(names.find((name) => name.includes('Print_Area'))).toContain(`!$A$1:$${last}<`);
      expect(names.find((name) => name.includes('Print_Titles'))).toMatch(/!\$(\d+):\$\1</);
    });

    test('fills a quarter of its last page or more', async () => {
      const [sheet] = (await open(template)).sheets;
      if (!sheet) throw new Error('there is no sheet');
      const [wide, high] = A4[template.sheet.orientation];
      const margin = (name: string) =>
        72 * Number(attribute(elements(sheet.xml, 'pageMargins')[0] ?? '', name));
      const width = sheet.widths.reduce((sum, each) => sum + (each * 7 * 72) / 96, 0);
      const scale = Math.min(1, (wide - margin('left') - margin('right')) / width);
      const page = (high - margin('top') - margin('bottom')) / scale;
      const heading = sheet.rows.find(({ cells }) => cells[0]?.text === headingOf(template))?.height ?? 0;
      let [pages, used] = [1, 0];
      for (const { height = 12.75 } of sheet.rows) {
        if (used + height > page) [pages, used] = [pages + 1, heading];
        used += height;
      }
      expect(used / page).toBeGreaterThan(0.25);
      expect(pages).toBeLessThan(3);
    });
  },
);

const headingOf = ({ sheet }: Template) => sheet.columns[0]?.label;
