import { sql } from 'kysely';
import type { Counted, Metrics } from '../observability/metrics.ts';
import type { Database } from './open-database.ts';

/** Requests that failed because the database was unavailable, by the kinds of `databaseTrouble`. */
export const databaseErrors: Counted = {
  name: 'accounting_site_database_errors_total',
  help: 'Requests that failed because the database was busy for too long, or unavailable.',
  label: 'kind',
  kinds: ['busy', 'away'],
};

const measured = {
  up: { name: 'accounting_site_database_up', help: '1 when the database responds, otherwise 0.' },
  took: {
    name: 'accounting_site_database_answer_seconds',
    help: 'Duration of a minimal query, including the wait for a connection.',
  },
} as const;

/** Checks the database whenever the metrics are read. */
export function watchDatabase(metrics: Metrics, database: Database): void {
  metrics.declare(databaseErrors);
  metrics.watch(measured, async () => {
    const askedAt = performance.now();
    try {
      await sql`select 1`.execute(database);
      return { up: 1, took: (performance.now() - askedAt) / 1000 };
    } catch {
      return { up: 0 };
    }
  });
}
