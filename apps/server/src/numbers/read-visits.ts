import { otherSource, type VisitKind } from '@accounting-site/contract/reports/visits';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { nextPart } from '../limits/run-in-parts.ts';
import { listVisitsByPage, listVisitsBySource, type Period } from '../visits/visits.repository.ts';

/** The most sources of a period, each with its campaign, so that invented ones cannot fill the memory. */
const mostSources = 500;

interface Count {
  kind: VisitKind;
  count: number;
}

export interface Visits {
  pages: (Count & { page: string })[];
  /** The smallest sources are counted as `other`. */
  sources: (Count & { source: string; campaign: string })[];
  /** By day and kind. */
  daily: (Count & { day: number })[];
}

/** The visits of a period. Reads its days one by one: a busy one has ten thousand rows. */
export async function readVisits(database: Database, { since, before }: Period): Promise<Visits> {
  const pages = new Sums<Visits['pages'][number]>();
  const sources = new Sums<Visits['sources'][number]>();
  const daily = new Sums<Visits['daily'][number]>();
  for (let start = since; start < before; start += day) {
    await nextPart();
    for (const row of await listVisitsByPage(database, start)) pages.add(row);
    await nextPart();
    for (const row of await listVisitsBySource(database, start)) {
      sources.add(row);
      daily.add({ day: start, kind: row.kind, count: row.count });
    }
  }
  return { pages: pages.list(), sources: foldSmall(sources.list()), daily: daily.list() };
}

function foldSmall(rows: Visits['sources']): Visits['sources'] {
  const nameOf = ({ source, campaign }: Visits['sources'][number]) => JSON.stringify([source, campaign]);
  const sizes = new Map<string, number>();
  for (const row of rows) sizes.set(nameOf(row), (sizes.get(nameOf(row)) ?? 0) + row.count);
  if (sizes.size <= mostSources) return rows;
  const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, mostSources);
  const kept = new Set(largest.map(([name]) => name));
  const folded = new Sums<Visits['sources'][number]>();
  for (const row of rows)
    folded.add(kept.has(nameOf(row)) ? row : { ...row, source: otherSource, campaign: '' });
  return folded.list();
}

/** Rows without equal ones: their counts are added. */
class Sums<Row extends { count: number }> {
  readonly #rows = new Map<string, Row>();

  add(row: Row): void {
    const key = JSON.stringify({ ...row, count: 0 });
    const same = this.#rows.get(key);
    if (same) same.count += row.count;
    else this.#rows.set(key, { ...row });
  }

  list(): Row[] {
    return [...this.#rows.values()];
  }
}
