import { inOneLine } from './for-terminal.ts';

/** Aligns rows under their headings, with two spaces between columns. */
export function formatTable(headings: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(inOneLine));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats an ISO 8601 time for lists: 2026-11-02 09:00. */
export function formatMinute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
