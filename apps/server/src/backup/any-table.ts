import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** The same database, typed for tables whose names are only known at run time. */
export function withAnyTable(database: Database): Kysely<Record<string, Record<string, unknown>>> {
  return database as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
