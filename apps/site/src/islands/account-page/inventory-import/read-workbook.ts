import { importMaxBytes, workbookMaxBytes } from '@accounting-site/contract/fields/field-limits';
import { strFromU8, type UnzipFileFilter, unzipSync } from 'fflate';
import { HugeSheet, readSharedTexts, readSheet } from './read-sheet.ts';
import { readXml } from './read-xml.ts';

/** Far more than an unpacked list of 10,000 items needs. */
const unpackedMaxBytes = 24_000_000;

/**
 * Returns the first sheet of an Excel workbook (.xlsx) as CSV, or why it cannot be read. Nothing is unpacked
 * unless the archive declares a small size, and never more bytes than declared.
 */
export function readWorkbook(bytes: Uint8Array): { csv: string } | 'workbook' | 'workbook_too_large' {
  if (bytes.length > workbookMaxBytes) return 'workbook_too_large';
  try {
    const sheet = findFirstSheet(
      unpack(bytes, (name) => name.startsWith('xl/') && /workbook\.xml/.test(name)),
    );
    const parts = unpack(bytes, (name) => name === sheet || name === 'xl/sharedStrings.xml');
    const rows = readSheet(textOf(parts, sheet), readSharedTexts(parts['xl/sharedStrings.xml'] ?? '<sst/>'));
    return writeCsv(rows);
  } catch (error) {
    return error instanceof HugeSheet ? 'workbook_too_large' : 'workbook';
  }
}

/** The texts of some files of an archive. @throws HugeSheet when they would be too long */
function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, string> {
  let size = 0;
  const filter: UnzipFileFilter = (file) => {
    if (!isWanted(file.name)) return false;
    size += Math.max(file.size, file.originalSize);
    if (size > unpackedMaxBytes) throw new HugeSheet();
    return true;
  };
  const files = Object.entries(unzipSync(bytes, { filter }));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}

/** The path of the first sheet. The workbook names a relationship, and the relationship names the file. */
function findFirstSheet(parts: Record<string, string>): string {
  let relation: string | undefined;
  let target: string | undefined;
  readXml(textOf(parts, 'xl/workbook.xml'), {
    open(name, attribute) {
      if (name === 'sheet') relation ??= attribute('id');
    },
  });
  readXml(textOf(parts, 'xl/_rels/workbook.xml.rels'), {
    open(name, attribute) {
      if (name === 'Relationship' && attribute('Id') === relation) target = attribute('Target');
    },
  });
  if (target === undefined) throw new Error('No sheet');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function textOf(parts: Record<string, string>, name: string): string {
  const text = parts[name];
  if (text === undefined) throw new Error(`No ${name}`);
  return text;
}

/**
 * A line break in a cell becomes a space, so that line numbers are those of the sheet. The total length is checked while
 * writing, because many cells may share one text.
 */
function writeCsv(rows: readonly (readonly string[])[]): { csv: string } {
  let csv = '';
  for (const cells of rows) {
    csv += `${cells.map((text) => text && `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`).join(',')}\n`;
    if (csv.length > importMaxBytes) throw new HugeSheet();
  }
  return { csv };
}
