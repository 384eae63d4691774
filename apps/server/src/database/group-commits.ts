import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, SqliteAdapter } from 'kysely';
import type { Database } from './open-database.ts';

/** Runs a small transaction, perhaps together with others. It resolves once what it wrote is on the disk. */
export type RunInGroup = <Result>(work: (transaction: Database) => Promise<Result>) => Promise<Result>;

/** So that the first of a group does not wait long for the last. */
const mostTogether = 64;

/**
 * SQLite waits for the disk at each commit, and has one writer at a time: small transactions that come while it waits are
 * done one after the other and committed together. Each beside others has a savepoint, so that one that fails takes
 * nothing of them with it. On PostgreSQL, which groups commits by itself, each is a transaction of its own: together they
 * could hold rows for which another server's group waits in another order.
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
      const result = await work(transaction);
      return () => resolve(result);
    },
  };
}

async function commitTogether(database: Database, tasks: readonly Task[]): Promise<void> {
  try {
    const settle = await database.transaction().execute(async (transaction) => {
      const [first] = tasks;
      // Nothing of others is there to be kept when it fails, so that the transaction is enough.
      if (first !== undefined && tasks.length === 1) return [await first.perform(transaction)];
      const performed: (() => void)[] = [];
      for (const task of tasks) performed.push(await performBesideOthers(transaction, task));
      return performed;
    });
    for (const tell of settle) tell();
  } catch (error) {
    for (const { reject } of tasks) reject(error);
  }
}

const savepoint = CompiledQuery.raw('savepoint task');
const rollback = CompiledQuery.raw('rollback to task');
const release = CompiledQuery.raw('release task');

async function performBesideOthers(transaction: Database, task: Task): Promise<() => void> {
  await transaction.executeQuery(savepoint);
  try {
    const tell = await task.perform(transaction);
    await transaction.executeQuery(release);
    return tell;
  } catch (error) {
    try {
      await transaction.executeQuery(rollback);
      await transaction.executeQuery(release);
    } catch {
      // A full disk ended the transaction of all of them.
      throw error;
    }
    return () => task.reject(error);
  }
}
