import { readPalette } from '@accounting-site/content/palette';
import type { TemplatePrint } from '@accounting-site/content/templates';
import { measures, padding, tableEnd } from './print-measures.ts';
import type { PrintPen } from './print-pen.ts';

const palette = readPalette();

export type InvoiceWords = TemplatePrint & { totals: string[]; currency: string };

const small = { size: 9.5, colour: palette['ink-500'] };
const heading = { size: 12, bold: true, colour: palette['primary-600'] };
const tint = palette['primary-100'];
const hairline = palette['paper-400'];
const { left, right, about, parties, table, totals, payment, signatures } = measures;

/** Lines to write on, checkboxes and backgrounds: artefacts that are not read aloud. */
export function drawDecorations(doc: PDFKit.PDFDocument, pen: PrintPen, words: InvoiceWords): void {
  const line = (from: number, to: number, y: number, colour: string = palette['ink-500']) =>
    doc
      .moveTo(from, y + 3)
      .lineTo(to, y + 3)
      .lineWidth(0.6)
      .stroke(colour);
  const lineAfter = (label: string, from: number, to: number, y: number) =>
    line(from + pen.widthOf(label, small) + padding, to, y);

  drawWeave(doc);
  words.about.forEach((label, at) => {
    lineAfter(label, about.labels, right, about.first + at * about.step);
  });
  words.parties.forEach(({ lines }, party) => {
    lines.forEach((label, at) => {
      const y = parties.first + at * parties.step;
      lineAfter(label, parties.starts[party] ?? 0, parties.ends[party] ?? 0, y);
    });
  });
  drawTable(doc, words.rows);
  const foot = tableEnd(words.rows) + measures.gap;
  words.totals.forEach((_label, at) => {
    const top = foot + at * totals.step;
    const isLast = at === words.totals.length - 1;
    if (isLast) doc.rect(totals.left, top, right - totals.left, totals.step).fill(tint);
    doc.rect(totals.figures, top, right - totals.figures, totals.step).lineWidth(isLast ? 1.4 : 0.6);
    doc.stroke(isLast ? palette['primary-600'] : hairline);
  });
  words.payment.ways.forEach((_way, at) => {
    doc
      .rect(boxOf(at), foot + 21, payment.box, payment.box)
      .lineWidth(0.9)
      .stroke(palette['ink-900']);
  });
  words.payment.lines.forEach((label, at) => {
    lineAfter(label, left, payment.right, payLine(foot, at));
  });
  signatures.starts.forEach((from, at) => {
    line(from, signatures.ends[at] ?? right, signatures.baseline - 16);
  });
}

/** The texts, in reading order. */
export function writeWords({ doc, text }: PrintPen, words: InvoiceWords): PDFKit.PDFStructureElement {
  const foot = tableEnd(words.rows) + measures.gap;
  const element = (tag: string, children: PDFKit.PDFStructureElement[]) => doc.struct(tag, {}, children);
  return element('Document', [
    text('H1', words.heading, left, measures.title, { size: 34, bold: true, colour: palette['primary-600'] }),
    ...words.about.map((label, at) => text('P', label, about.labels, about.first + at * about.step, small)),
    ...words.parties.flatMap((party, at) => [
      text('H2', party.heading, parties.starts[at] ?? 0, parties.heading, heading),
      ...party.lines.map((label, row) =>
        text('P', label, parties.starts[at] ?? 0, parties.first + row * parties.step, small),
      ),
    ]),
    element('Table', [
      element(
        'TR',
        words.columns.map((column, at) => text('TH', column, ...headingPlace(at))),
      ),
      ...Array.from({ length: words.rows }, () =>
        element(
          'TR',
          words.columns.map(() => element('TD', [])),
        ),
      ),
    ]),
    ...words.totals.flatMap((label, at) => {
      const baseline = foot + at * totals.step + 16;
      const bold = at === words.totals.length - 1;
      return [
        text('P', label, totals.left + padding, baseline, { size: 10.5, bold }),
        text('P', words.currency, totals.figures + padding, baseline, { ...small, bold }),
      ];
    }),
    text('H2', words.payment.heading, left, foot + 10, heading),
    ...words.payment.ways.map((way, at) =>
      text('P', way, boxOf(at) + payment.box + padding, foot + 30, { size: 10.5 }),
    ),
    ...words.payment.lines.map((label, at) => text('P', label, left, payLine(foot, at), small)),
    ...words.signatures.map((label, at) =>
      text('P', label, signatures.starts[at] ?? 0, signatures.baseline, small),
    ),
    text('P', words.note, left, measures.note, { size: 8.5, colour: palette['ink-500'] }),
  ]);
}

const boxOf = (at: number) => left + at * 80;
const payLine = (foot: number, at: number) => foot + 60 + at * payment.step;

/** Figures are aligned to the end of their column, and so is its heading. */
function headingPlace(at: number): [x: number, baseline: number, look: Parameters<PrintPen['text']>[4]] {
  const look = { size: 10, bold: true, colour: palette['paper-50'] };
  const baseline = table.top + 16;
  if (at === 0) return [table.edges[0] + padding, baseline, look];
  return [(table.edges[at + 1] ?? right) - padding, baseline, { ...look, align: 'end' }];
}

function drawTable(doc: PDFKit.PDFDocument, rows: number) {
  const end = tableEnd(rows);
  doc.rect(left, table.top, right - left, table.head).fill(palette['primary-600']);
  for (let row = 1; row <= rows; row++) {
    const y = table.top + table.head + row * table.row;
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).stroke(hairline);
  }
  for (const edge of table.edges) {
    doc
      .moveTo(edge, table.top + table.head)
      .lineTo(edge, end)
      .lineWidth(0.6)
      .stroke(hairline);
  }
}

/** The woven strip along the upper edge: two rows of one pattern, the second offset by half a pattern. */
function drawWeave(doc: PDFKit.PDFDocument) {
  const [forest, gold, ink, clay] = [
    palette['primary-600'],
    palette['accent-400'],
    palette['ink-900'],
    palette['mark-500'],
  ];
  const pattern: [string, number][] = [
    [forest, 3],
    [gold, 1],
    [ink, 1],
    [gold, 1],
    [clay, 3],
    [gold, 1],
    [ink, 1],
    [gold, 1],
  ];
  const unit = measures.weave;
  for (const [row, start] of [0, -6].entries()) {
    for (let x = start * unit; x < measures.paper.width; ) {
      for (const [colour, units] of pattern) {
        doc.rect(x, row * unit, units * unit, unit).fill(colour);
        x += units * unit;
      }
    }
  }
}
