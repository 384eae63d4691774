import { importMaxBytes, workbookMaxBytes } from '@accounting-site/contract/fields/field-limits';

/** Why a file cannot be imported, before anything is sent. */
export type FileProblem =
  | 'too_large'
  | 'workbook'
  | 'workbook_too_large'
  | 'encoding'
  | 'empty'
  | 'unreadable'
  | 'several';

/** A file whose text can be uploaded. */
export interface CsvFile {
  name: string;
  csv: string;
}

/**
 * Reads the text of a chosen file, or returns why it cannot be read. The workbook reader is loaded only when
 * needed.
 */
export async function readFile(file: File): Promise<CsvFile | FileProblem> {
  try {
    const isArchive = startsWith(new Uint8Array(await file.slice(0, 4).arrayBuffer()), archiveBeginning);
    const [most, tooLarge] = isArchive
      ? ([workbookMaxBytes, 'workbook_too_large'] as const)
      : ([importMaxBytes, 'too_large'] as const);
    if (file.size > most) return tooLarge;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = isArchive ? (await import('./read-workbook.ts')).readWorkbook(bytes) : decodeCsv(bytes);
    if (typeof text === 'string') return text;
    return text.csv.trim() === '' ? 'empty' : { name: file.name, ...text };
  } catch {
    return 'unreadable';
  }
}

/** Magic bytes of an .xlsx file, as of any ZIP archive. */
const archiveBeginning = [0x50, 0x4b, 0x03, 0x04];
/** Magic bytes of an .xls file (compound file), a format that is not supported. */
const oldWorkbookBeginning = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

/** The text of a CSV file in UTF-8, without its byte order mark. */
export function decodeCsv(bytes: Uint8Array): { csv: string } | 'workbook' | 'encoding' {
  if (startsWith(bytes, oldWorkbookBeginning)) return 'workbook';
  const csv = decodeUtf8(bytes);
  // UTF-16 text and pictures contain NUL characters; a stock list never does.
  if (csv === undefined || csv.includes('\0')) return 'encoding';
  return { csv };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
