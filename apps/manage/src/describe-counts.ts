import { formatTable } from './format-table.ts';

export function describeCounts(rows: Readonly<Record<string, number>>): string {
  const counts = Object.entries(rows);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return formatTable(
    ['Table', 'Rows'],
    [...counts, ['together', all] as const].map(([name, count]) => [name, String(count)]),
  );
}
