import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/run-command.ts';

/** One benchmark: `npm run bench -- <name>` runs it from `bench/<name>/<name>.ts`. */
export interface Bench {
  /** The heading of its section in docs/performance.md. */
  title: string;
  /** Runs every measurement on this machine. */
  run(): Promise<BenchResult>;
}

export interface BenchResult {
  /** The Markdown below the section's heading. */
  lines: string[];
  /** The missed targets, one sentence each. */
  misses: string[];
}

/** The document that the benchmarks write to. */
export const performanceFile = join(root, 'docs/performance.md');

/**
 * Writes the result of a benchmark into docs/performance.md, between the markers with its name.
 * @throws when the document has no such markers
 */
export function writeSection(
  name: string,
  { title }: Bench,
  { lines, misses }: BenchResult,
  file = performanceFile,
): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- bench ${name} -->`, `<!-- end ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to === -1) {
    throw new Error(`docs/performance.md has no place for "${name}". Add the lines ${start} and ${end}.`);
  }
  const missed = misses.length === 0 ? [] : ['', 'Missed:', '', ...misses.map((miss) => `- ${miss}`)];
  const section = [start, '', `## ${title}`, '', describeRun(name), '', ...lines, ...missed, '', ''].join(
    '\n',
  );
  writeFileSync(file, text.slice(0, from) + section + text.slice(to));
}

function describeRun(name: string): string {
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `\`npm run bench -- ${name}\`, ${day}, ${availableParallelism()} cores, ${gibibytes} GiB, Node ${process.versions.node}.`;
}

/** A Markdown table. Columns after the first are numbers, aligned to the right. */
export function table(headings: string[], rows: (string | number)[][]): string[] {
  const cells = (row: (string | number)[]) => `| ${row.map(format).join(' | ')} |`;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '--:'));
  return [cells(headings), `| ${rule.join(' | ')} |`, ...rows.map(cells)];
}

const format = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell);

/** The median; for an even count, the lower of the two values in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  if (middle === undefined) throw new Error('An empty list has no median.');
  return middle;
}
