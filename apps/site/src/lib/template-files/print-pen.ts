import { readPalette } from '@accounting-site/content/palette';
import PDFDocument from 'pdfkit';
import { isLatin, type PrintFonts } from './print-fonts.ts';

const palette = readPalette();

type Structure = PDFKit.PDFStructureElement;

interface TextLook {
  size: number;
  bold?: boolean;
  colour?: string;
  /** Whether x is the start or the end of the text. */
  align?: 'start' | 'end';
}

/** Draws a printed page. Positions are in points of 1/72 inch from the top left corner. */
export interface PrintPen {
  doc: PDFKit.PDFDocument;
  /** Draws artefacts: lines and backgrounds that are not read aloud. */
  decorate: (draw: (doc: PDFKit.PDFDocument) => void) => void;
  /** Draws a text on its baseline, as an element of the document's structure. */
  text: (tag: string, words: string, x: number, baseline: number, look: TextLook) => Structure;
  /** The width of a text. */
  widthOf: (words: string, look: Pick<TextLook, 'size' | 'bold'>) => number;
}

/**
 * Opens an A4 page with embedded fonts. The day is used as the creation time, so that the bytes stay the
 * same.
 */
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

/**
 * Marks a table heading as the heading of a column. The library supports this option, but its types do not
 * have it yet.
 */
function optionsOf(tag: string): PDFKit.Mixins.StructureElementOptions {
  const options: PDFKit.Mixins.StructureElementOptions = {};
  return Object.assign(options, tag === 'TH' ? { scope: 'Column' } : {});
}

/** Splits a text into runs whose characters are in the same font file. */
function runsOf(words: string): string[] {
  const runs: string[] = [];
  for (const letter of words) {
    const last = runs.at(-1);
    if (last !== undefined && isLatin(last) === isLatin(letter)) runs[runs.length - 1] = last + letter;
    else runs.push(letter);
  }
  return runs;
}
