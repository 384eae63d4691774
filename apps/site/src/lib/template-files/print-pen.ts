import { readPalette } from '@accounting-site/content/palette';
import PDFDocument from 'pdfkit';
import { isLatin, type PrintFonts } from './print-fonts.ts';

const palette = readPalette();

type Structure = PDFKit.PDFStructureElement;

interface TextLook {
  size: number;
  bold?: boolean;
  colour?: string;
  /** Where the text begins, or, aligned to the end, where it ends. */
  align?: 'start' | 'end';
}

/** What a printed page is drawn with. Measures are points of 1/72 inch from the top left corner. */
export interface PrintPen {
  doc: PDFKit.PDFDocument;
  /** Lines and grounds: what is not read aloud. */
  decorate: (draw: (doc: PDFKit.PDFDocument) => void) => void;
  /** A text on its baseline, as an element of the document's structure. */
  text: (tag: string, words: string, x: number, baseline: number, look: TextLook) => Structure;
  /** The width that a text takes. */
  widthOf: (words: string, look: Pick<TextLook, 'size' | 'bold'>) => number;
}

/** Opens a page of A4 with its fonts embedded. The day stands for the time of writing, so that the file stays the same. */
export function takePen(fonts: PrintFonts, { title, day }: { title: string; day: string }): PrintPen {
  const written = new Date(`${day}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-GH',
    tagged: true,
    displayTitle: true,
    info: { Title: title, CreationDate: written, ModDate: written },
  });
  for (const [weight, { latin, others }] of Object.entries(fonts)) {
    doc.registerFont(`${weight} latin`, latin);
    doc.registerFont(`${weight} others`, others);
  }

  const choose = (run: string, { size, bold }: Pick<TextLook, 'size' | 'bold'>) =>
    doc.font(`${bold ? 'bold' : 'plain'} ${isLatin(run) ? 'latin' : 'others'}`).fontSize(size);
  const widthOf: PrintPen['widthOf'] = (words, look) =>
    runsOf(words).reduce((width, run) => width + choose(run, look).widthOfString(run), 0);

  const write = (words: string, x: number, baseline: number, look: TextLook) => {
    let at = look.align === 'end' ? x - widthOf(words, look) : x;
    for (const run of runsOf(words)) {
      choose(run, look).fillColor(look.colour ?? palette['ink-900']);
      doc.text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run);
    }
  };

  return {
    doc,
    widthOf,
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
    text: (tag, words, x, baseline, look) =>
      doc.struct(tag, optionsOf(tag), () => write(words, x, baseline, look)),
  };
}

/** A heading of a table says that it heads a column. The library knows this option; its types do not yet. */
function optionsOf(tag: string): PDFKit.Mixins.StructureElementOptions {
  const options: PDFKit.Mixins.StructureElementOptions = {};
  return Object.assign(options, tag === 'TH' ? { scope: 'Column' } : {});
}

/** Parts of a text whose letters are in the same file. */
function runsOf(words: string): string[] {
  const runs: string[] = [];
  for (const letter of words) {
    const last = runs.at(-1);
    if (last !== undefined && isLatin(last) === isLatin(letter)) runs[runs.length - 1] = last + letter;
    else runs.push(letter);
  }
  return runs;
}
