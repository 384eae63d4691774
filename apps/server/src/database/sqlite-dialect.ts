import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { codeOf } from '../message-of.ts';

const longestWait = 5000;
const pause = 15;

/**
 * SQLite as this server needs it, where other processes use the same file:
 * - a transaction takes the write lock at its start, so that it never fails half-way because another one wrote;
 * - waiting for that lock does not stop the event loop, so that pages are served meanwhile;
 * - migrations run inside a transaction, so that two processes starting together cannot both run them.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new SharedSqliteDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SharedSqliteDriver extends SqliteDriver {
  #patient: PatientConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#patient ??= new PatientConnection(await super.acquireConnection());
    return this.#patient;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk ends a transaction automatically. The failing rollback must not hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let waited = 0; ; waited += pause) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || waited >= longestWait) throw error;
        await sleep(pause);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

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
