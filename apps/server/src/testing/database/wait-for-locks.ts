import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../database/open-database.ts';

/** Waits until this many statements on PostgreSQL wait for a lock of another transaction. */
export const waitForLocks = (database: Database, waiting: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    expect(rows).toHaveLength(waiting);
  }, 20_000);
