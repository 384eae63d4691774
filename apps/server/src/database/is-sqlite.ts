import { type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether a database, or that of a transaction, is SQLite; otherwise it is PostgreSQL. */
export const isSqlite = (database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof SqliteAdapter;
