import type { Template } from '@accounting-site/content/templates';
import { readPrintFonts } from './print-fonts.ts';
import { drawDecorations, type InvoiceWords, writeWords } from './print-layout.ts';
import { takePen } from './print-pen.ts';

/** The template as a tagged A4 PDF to print and fill in by hand. Undefined if it has no printable page. */
export async function printInvoice({
  print,
  name,
  reviewed,
  sheet,
}: Template): Promise<Uint8Array | undefined> {
  if (!print) return undefined;
  const totals = sheet.totals.map(({ label, percent }) =>
    percent === undefined ? label : `${label} ${percent}%`,
  );
  const words: InvoiceWords = { ...print, totals, currency: 'GH₵' };
  const pen = takePen(await readPrintFonts(JSON.stringify(words)), { title: name, day: reviewed });
  const chunks: Uint8Array[] = [];
  pen.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const written = new Promise((resolve, reject) => pen.doc.on('end', resolve).on('error', reject));
  pen.decorate((doc) => drawDecorations(doc, pen, words));
  pen.doc.addStructure(writeWords(pen, words));
  pen.doc.end();
  await written;
  return Buffer.concat(chunks);
}
