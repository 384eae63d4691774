import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';

/** Every row of every table, as someone with a copy of the database would read it. */
export async function dumpDatabase(database: Database): Promise<Map<string, Record<string, unknown>[]>> {
  const tables = await database.introspection.getTables();
  const dump = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    dump.set(name, rows);
  }
  return dump;
}

/** The tables that contain a text. */
export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const dump = await dumpDatabase(database);
  return [...dump].flatMap(([name, rows]) => (JSON.stringify(rows).includes(text) ? [name] : []));
}
