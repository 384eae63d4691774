import { importMaxBytes } from '@accounting-site/contract/field-limits';

/** Why a file cannot be imported, before anything is sent. */
export type FileProblem = 'too_large' | 'workbook' | 'encoding' | 'empty' | 'unreadable' | 'several';

/** A file whose text can be sent. */
export interface CsvFile {
  name: string;
  csv: string;
}

/** Reads the text of a file that somebody chose, or says why it is no CSV file. */
export async function readCsvFile(file: File): Promise<CsvFile | FileProblem> {
  if (file.size > importMaxBytes) return 'too_large';
  try {
    const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    return typeof text === 'string' ? text : { name: file.name, ...text };
  } catch {
    return 'unreadable';
  }
}

/** How a file of Excel begins: a ZIP archive (.xlsx, and .ods of others) or a compound file (.xls). */
const workbookBeginnings = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** The text of a CSV file in UTF-8, without its byte order mark. */
export function decodeCsv(bytes: Uint8Array): { csv: string } | 'workbook' | 'encoding' | 'empty' {
  if (workbookBeginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte)))
    return 'workbook';
  const csv = decodeUtf8(bytes);
  // A text in UTF-16 and a picture hold zeros; a list never does.
  if (csv === undefined || csv.includes('\0')) return 'encoding';
  return csv.trim() === '' ? 'empty' : { csv };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
