import { setImmediate as nextTurn } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './open-database.ts';

/** Runs a small transaction, perhaps together with others. It resolves once what it wrote is on the disk. */
export type RunInGroup = <Result>(work: (transaction: Database) => Promise<Result>) => Promise<Result>;

/** So that the first of a group does not wait long for the last. */
const mostTogether = 64;

/**
 * SQLite waits for the disk at each commit, and has one writer at a time: small transactions that come while it waits are
 * done one after the other and committed together. Each has a savepoint, so that one that fails takes nothing of the others
 * with it. On PostgreSQL, which groups commits by itself, each is a transaction of its own: together they could hold rows
 * for which another server's group waits in another order.
 */
export function createGroupCommits(database: Database): RunInGroup {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) {
    return (work) => database.transaction().execute(work);
  }
  const waiting: Task[] = [];
  let isRunning = false;
  const run = async () => {
    // Whatever was received with the first one comes along.
    await nextTurn();
    while (waiting.length > 0) await commitTogether(database, waiting.splice(0, mostTogether));
    isRunning = false;
  };
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(toTask(work, resolve, reject));
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

interface Task {
  /** Does the work; what it returns tells the caller once it is committed. */
  perform(transaction: Database): Promise<() => void>;
  reject(error: unknown): void;
}

function toTask<Result>(
  work: (transaction: Database) => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Task {
  return {
    reject,
    async perform(transaction) {
      await sql`savepoint task`.execute(transaction);
      try {
        const result = await work(transaction);
        await sql`release task`.execute(transaction);
        return () => resolve(result);
      } catch (error) {
        await sql`rollback to task`.execute(transaction);
        await sql`release task`.execute(transaction);
        return () => reject(error);
      }
    },
  };
}

async function commitTogether(database: Database, tasks: readonly Task[]): Promise<void> {
  try {
    const settle = await database.transaction().execute(async (transaction) => {
      const performed: (() => void)[] = [];
      for (const task of tasks) performed.push(await task.perform(transaction));
      return performed;
    });
    for (const tell of settle) tell();
  } catch (error) {
    for (const { reject } of tasks) reject(error);
  }
}
