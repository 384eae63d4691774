/** Positions on the printed invoice, in points from the top left corner of A4. */
export const measures = {
  paper: { width: 595.28 },
  weave: 5,
  left: 48,
  right: 547,
  title: 84,
  about: { labels: 310, first: 62, step: 24 },
  parties: { starts: [48, 310], ends: [285, 547], heading: 146, first: 172, step: 24 },
  table: { top: 272, head: 24, row: 25, edges: [48, 292, 352, 447, 547] },
  /** Distance from the table to the totals and the payment details. */
  gap: 12,
  totals: { left: 312, figures: 447, step: 24 },
  payment: { right: 285, box: 11, step: 25 },
  signatures: { baseline: 786, starts: [48, 310], ends: [285, 547] },
  note: 812,
} as const;

/** Padding between an edge and the text inside it. */
export const padding = 7;

/** The bottom of the table, whose number of rows is set in content. */
export const tableEnd = (rows: number) =>
  measures.table.top + measures.table.head + rows * measures.table.row;
