/** Larger than 5,000 lines of any statement. */
const mostBytes = 4_000_000;

/** Magic bytes of files without lines: PDF, ZIP (workbooks), PNG, JPEG, GIF, and WebP as phones save it. */
const signatures = ['%PDF', 'PK\u0003\u0004', '\u0089PNG', '\u00FF\u00D8\u00FF', 'GIF8', 'RIFF'];

export type FileProblem = 'not_text' | 'too_long';

/** The text of the chosen file, or why it cannot be compared. */
export async function readTextFile(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > mostBytes) return { problem: 'too_long' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { problem: 'not_text' } : { text };
  } catch {
    return { problem: 'not_text' };
  }
}

/**
 * Decodes UTF-8, UTF-16 (which spreadsheets call Unicode text) or windows-1252 (Excel's plain CSV). Undefined
 * for a PDF, a workbook or a picture.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (signatures.some((signature) => beginning.startsWith(signature))) return undefined;
  const text = isUtf16
    ? decode('utf-16le', bytes)
    : (decode('utf-8', bytes) ?? decode('windows-1252', bytes));
  // Any other binary file contains NUL characters.
  return text?.includes('\0') ? undefined : text;
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
