import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Longer statements are inserts of many rows, whose text differs each time. */
const longestKept = 2000;
const mostKept = 200;

/**
 * A database that caches prepared statements. Preparing them each time took a fifth of the cost of a refresh.
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = database.prepare(sql);
      if (sql.length > longestKept) return statement;
      // Frequent statements are cached again within a few requests.
      if (kept.size >= mostKept) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}
