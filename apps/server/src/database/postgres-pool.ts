import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import { AccessRefused, isDatabaseAway } from './database-away.ts';

const bigint = 20;
const answerWithin = 900;
/** Enough for megabytes over a slow connection. */
const releaseWithin = 120_000;

/**
 * A connection pool. An unavailable or hanging database times out within a second, so that the request gets a
 * 503 instead of waiting. A URL may give other limits: connect_timeout in seconds, query_timeout in milliseconds.
 */
export const createPostgresPool = (url: string): PostgresPool =>
  createHurriedPool(url, { max: 10, connectionTimeoutMillis: answerWithin, query_timeout: answerWithin });

/**
 * For reading and writing releases. A hanging query fails after `giveUpAfter` milliseconds. The lock of the publisher is
 * renewed over the second connection while a release is stored.
 */
export const createReleasePool = (url: string, giveUpAfter = releaseWithin): PostgresPool =>
  createHurriedPool(url, { max: 2, connectionTimeoutMillis: 5000, query_timeout: giveUpAfter });

function createHurriedPool(url: string, limits: pg.PoolConfig): PostgresPool {
  // The library reads the other one.
  const seconds = /[?&]connect_timeout=(\d+)/.exec(url)?.[1];
  const given = seconds && { connectionTimeoutMillis: Number(seconds) * 1000 };
  const pool = createPool({ ...connection(url), ...limits, ...given, keepAlive: true });
  return {
    connect: async () => new GivenUpOnceHanging(await connect(pool)),
    end: () => pool.end(),
    options: pool.options,
  };
}

/** One connection without a query timeout, for migrations. */
export function createMigrationPool(url: string): PostgresPool {
  const pool = createPool({ ...connection(url), max: 1, connectionTimeoutMillis: 5000, keepAlive: true });
  return { connect: () => connect(pool), end: () => pool.end(), options: pool.options };
}

/** @throws AccessRefused, or the error of a database that is away */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const message = `DATABASE_URL: PostgreSQL accepts no connection (${messageOf(error)}). Correct its user, password, database or sslmode.`;
    throw new AccessRefused(message, { cause: error });
  }
}

/**
 * A pool whose connections may break at any time. A waiting query then fails. Without a listener, the pool's
 * error event would end the process.
 */
function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function connection(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    application_name: 'accounting-site',
    types: {
      // Times, counts and sums of counts fit a number, but pg returns 64-bit integers as text.
      getTypeParser: (type: number) => (type === bigint ? Number : pg.types.getTypeParser(type)),
    },
  };
}

/**
 * Closes a connection whose query timed out instead of returning it to the pool: the late response would
 * reach the next query.
 */
class GivenUpOnceHanging implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #hangs = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(query: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(query: unknown): never;
  async query(query: unknown, parameters: readonly unknown[] = []): Promise<unknown> {
    if (typeof query !== 'string') throw new TypeError('Cursors are not used here');
    if (this.#hangs) throw new Error('Query read timeout');
    try {
      return await this.#client.query(query, [...parameters]);
    } catch (error) {
      this.#hangs = error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#hangs);
  }
}
