/** More than 5,000 lines of any statement; a larger file is none. */
const mostBytes = 4_000_000;

/** The text of a file that somebody chose; undefined for a PDF, a workbook or a picture, which hold no lines. */
export async function readTextFile(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** Text in UTF-8, or in the UTF-16 that spreadsheets call Unicode text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = decode(isUtf16 ? 'utf-16le' : 'utf-8', bytes);
  // Workbooks and pictures hold zeros; a PDF says its name first.
  return text === undefined || text.includes('\0') || text.startsWith('%PDF') ? undefined : text;
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
