import { hasContentFile, listContent, readContentText } from '../reading/content-files.ts';
import { sheetAsCsv } from '../template-sheet/sheet-csv.ts';
import { readTemplates } from './templates.ts';

const folder = 'en/downloads';

/** The byte order mark makes a spreadsheet read the CSV file as UTF-8, so that GH₵ stays GH₵. */
const byteOrderMark = '\uFEFF';

/** A file to download: its file name, its content, and the number of bytes sent. */
interface Download {
  name: string;
  content: string;
  bytes: number;
}

/** The names of all CSV files to download: content/en/downloads/*.csv, and one for each template. */
export const listDownloads = (): string[] =>
  [...listContent(folder, '.csv'), ...readTemplates().map(({ slug }) => slug)]
    .map((name) => `${name}.csv`)
    .sort();

/** Reads a CSV file by its name or by a path such as /downloads/invoice.csv; undefined if there is none. */
export function readDownload(path: string): Download | undefined {
  const name = path.replace(/^\/downloads\//, '');
  if (!/^[a-z0-9-]+\.csv$/.test(name)) return undefined;
  const text = readText(name);
  if (text === undefined) return undefined;
  const content = byteOrderMark + text.replace(/\r?\n/g, '\r\n');
  return { name, content, bytes: Buffer.byteLength(content) };
}

function readText(name: string): string | undefined {
  const template = readTemplates().find(({ slug }) => name === `${slug}.csv`);
  if (template) return sheetAsCsv(template.sheet);
  const file = `${folder}/${name}`;
  return hasContentFile(file) ? readContentText(file).replace(/^\uFEFF/, '') : undefined;
}

/** A file size for visitors: 1234 bytes become 1.2 KB. */
export const formatSize = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
