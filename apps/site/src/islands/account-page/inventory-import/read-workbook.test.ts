import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

const heading = ['name', 'sku', 'quantity', 'price'];

async function workbookOf(rows: (string | number | null)[][]): Promise<Uint8Array> {
  return new Uint8Array(await writeXlsx({ sheets: [{ name: 'Stock', rows: [heading, ...rows] }] }));
}

/** Builds a workbook with one sheet from the XML of its rows. */
function craft(rows: string, sharedStrings = ''): Uint8Array {
  const xmlns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const files = {
    'xl/workbook.xml': `<workbook ${xmlns} xmlns:r="${rels}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relationships}><Relationship Id="r1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${rels}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${xmlns}>${sharedStrings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${xmlns}><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
}

test('the first sheet of a workbook is read as CSV', async () => {
  const bytes = await workbookOf([
    ['Ɛtɔ "hot", 200 g', 'ETO-1', 1200, 0.1 + 0.2],
    ['Rice', '6001234567890', -2.5, null],
    [null, null, null, null],
    ['Soap', 6001234567890, 3, 9],
  ]);
  expect(await readWorkbook(bytes)).toEqual({
    csv: [
      '"name","sku","quantity","price"',
      '"Ɛtɔ ""hot"", 200 g","ETO-1","1200","0.3"',
      '"Rice","6001234567890","-2.5"',
      '',
      '"Soap","6001234567890","3","9"',
      '',
    ].join('\n'),
  });
});

test('a cell with line breaks stays one line, so that each row keeps its number', async () => {
  const bytes = await workbookOf([
    ['Rice\n5 kg', 'RICE-5', 1, 2],
    ['Soap', 'SOAP', 3, 9],
  ]);
  expect(await readWorkbook(bytes)).toEqual({
    csv: '"name","sku","quantity","price"\n"Rice 5 kg","RICE-5","1","2"\n"Soap","SOAP","3","9"\n',
  });
});

test('an archive that is not a workbook and a broken archive are reported as unreadable', async () => {
  expect(await readWorkbook(zipSync({ 'content.xml': strToU8('<a/>') }))).toBe('workbook');
  const bytes = await workbookOf([['Rice', 'RICE', 1, 2]]);
  expect(await readWorkbook(bytes.slice(0, 900))).toBe('workbook');
  expect(await readWorkbook(craft('<row r="2"/><row r="1"/>'))).toBe('workbook');
});

test.each([
  ['a very large unpacked size', () => craft(`<row r="1"/>${' '.repeat(30_000_000)}`)],
  ['a cell in the last row', () => craft('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')],
  ['a cell in the last column', () => craft('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
  ['more than 2 MB', () => new Uint8Array(2_000_001)],
  [
    'one long text in many cells',
    () => {
      const row = (at: number) => `<row r="${at}"><c r="A${at}" t="s"><v>0</v></c></row>`;
      const rows = Array.from({ length: 5000 }, (_, at) => row(at + 1));
      return craft(rows.join(''), `<si><t>${'x'.repeat(5000)}</t></si>`);
    },
  ],
])('a workbook with %s is refused, in little time and memory', async (_what, make) => {
  const bytes = make();
  const before = process.memoryUsage();
  expect(await readWorkbook(bytes)).toBe('workbook_too_large');
  const after = process.memoryUsage();
  expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(150e6);
});

test('an archive that declares a smaller size than its content is unpacked only to that size', async () => {
  const bytes = craft('<row r="1"><c r="A1"><v>1</v></c></row>'.padEnd(500_000, ' '));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // Every entry of the central directory claims one byte (APPNOTE.TXT 4.3.12).
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
  }
  expect(await readWorkbook(bytes)).toBe('workbook');
});

test('rows and cells without text, which programs write far from the list, do not count', async () => {
  const bytes = craft(
    '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="4"/></row>' +
      '<row r="12000"><c r="B12000" s="4"/></row><row r="1048576" customHeight="false"/>',
  );
  expect(await readWorkbook(bytes)).toEqual({ csv: '"1"\n' });
});

test('a formula that was never calculated is shown as one that failed', async () => {
  const bytes = craft('<row r="1"><c r="A1"><f>B1*2</f></c><c r="B1" t="str"><f>""</f><v></v></c></row>');
  expect(await readWorkbook(bytes)).toEqual({ csv: '"#VALUE!"\n' });
});

test('rich text, inline text, booleans and formula results are read as they are shown', async () => {
  const cell = (place: string, type: string, inside: string) => `<c r="${place}" t="${type}">${inside}</c>`;
  const bytes = craft(
    `<row r="1">${cell('A1', 's', '<v>0</v>')}${cell('C1', 'inlineStr', '<is><t>Fish &amp; oil</t></is>')}</row>` +
      `<row r="3"><c r="A3"><f>1+1</f><v>2</v></c>${cell('B3', 'str', '<f>"a"</f><v>a</v>')}</row>`,
    '<si><r><t>Ri</t></r><r><t>ce</t></r><rPh><t>x</t></rPh></si>',
  );
  expect(await readWorkbook(bytes)).toEqual({ csv: '"Rice",,"Fish & oil"\n\n"2","a"\n' });
});
