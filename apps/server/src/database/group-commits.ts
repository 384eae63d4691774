import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database } from './open-database.ts';

/**
 * Runs a small transaction, possibly in one commit with others. It resolves once the writes are on the disk.
 */
export type RunInGroup = <Result>(work: (transaction: Database) => Promise<Result>) => Promise<Result>;

/** Limits how long the first transaction of a group waits for the last. */
const mostTogether = 64;

/**
 * SQLite waits for the disk at each commit and has one writer at a time. Small transactions that arrive
 * during that wait run one after the other and are committed together. In a group each has a savepoint, so
 * that a failure rolls back only its own writes. PostgreSQL groups commits automatically, so each runs in its
 * own transaction there. A group could also deadlock with the group of another server.
 */
export function createGroupCommits(database: Database): RunInGroup {
  if (!isSqlite(database)) return (work) => database.transaction().execute(work);
  const waiting: Task[] = [];
  let isRunning = false;
  const run = async () => {
    // Requests received in the same turn join the group.
    await nextTurn();
    while (waiting.length > 0) await commitTogether(database, waiting.splice(0, mostTogether));
    isRunning = false;
  };
  return <Result>(work: (transaction: Database) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // It runs during another request, but keeps the language of its own.
      const own = AsyncLocalStorage.bind(work);
      const perform = async (transaction: Database) => {
        const result = await own(transaction);
        return () => resolve(result);
      };
      waiting.push({ perform, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

interface Task {
  /** Runs the work and returns a function that resolves its promise, to be called after the commit. */
  perform(transaction: Database): Promise<() => void>;
  reject(error: unknown): void;
}

async function commitTogether(database: Database, tasks: readonly Task[]): Promise<void> {
  try {
    const settle = await database.transaction().execute(async (transaction) => {
      const [first] = tasks;
      // A transaction that runs alone needs no savepoint.
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
      // A full disk has ended the transaction of the whole group.
      throw error;
    }
    return () => task.reject(error);
  }
}
