import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { minute } from '../../clock.ts';
import { faultSize } from '../../testing/fault-size.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import {
  bothDatabases,
  type DatabaseKind,
  type DatabasePlace,
  emptyPlace,
} from '../../testing/fresh-database.ts';
import { sortedDump } from '../../testing/have-backup.ts';
import { findSchema, latestMigration, type MigrationName, migrate } from '../migrate.ts';
import { migrateDatabase, openDatabase } from '../open-database.ts';

const program = fileURLToPath(new URL('../../testing/upgrade-process.ts', import.meta.url));
/** The short version skips most of the statements at which the process could be killed. */
const every = faultSize(27, 1);
const everyThird = faultSize(27, 3);
const moments = faultSize(3, 30);
/** About the duration of an upgrade, in milliseconds. */
const longest = { SQLite: 40, PostgreSQL: 200 };
const timeout = faultSize(2 * minute, 20 * minute);

function upgrade({ dataDir, databaseUrl }: DatabasePlace, statements: number | 'all' = 'all') {
  const words = [program, dataDir, databaseUrl ?? '-', String(statements)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, ended };
}

/**
 * A database of an earlier version, with rows in each of its tables. Without `schema`, a database that was
 * never used.
 */
async function openOld(on: DatabaseKind, schema: MigrationName | undefined) {
  const place = await emptyPlace(on);
  const look = async <Result>(at: (database: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const database = openDatabase(place);
    try {
      return await at(database);
    } finally {
      await database.destroy();
    }
  };
  if (schema !== undefined) {
    await look(async (database) => {
      await migrate(database, schema);
      await fillTables(database, schema);
    });
  }
  const state = () =>
    look(async (database) => ({ schema: await findSchema(database), rows: await sortedDump(database) }));
  return { place, look, state };
}

/** The result of an upgrade without interruptions. */
async function findGoal(on: DatabaseKind, schema: MigrationName | undefined) {
  const { place, look, state } = await openOld(on, schema);
  await look((database) => migrateDatabase(database, place));
  return state();
}

describe.each(bothDatabases)('an upgrade on %s', (on) => {
  test.each([
    ['nothing', undefined, everyThird],
    ['0001', '0001-accounts', every],
    ['0007', '0007-answered-demo-requests', everyThird],
  ] as const)(
    'from %s that is killed before any of its statements changes all or nothing, and the next one succeeds',
    { timeout },
    async (_name, schema, stride) => {
      const goal = await findGoal(on, schema);
      const { place, state } = await openOld(on, schema);
      const before = await state();
      let killed = 0;
      let done = 0;
      for (let statements = 0; ; statements += stride) {
        const outcome = await upgrade(place, statements).ended;
        if (outcome === 0) break;
        expect(outcome).toBe('SIGKILL');
        killed += 1;
        const after = await state();
        expect([statements, after]).toEqual([statements, after.schema === schema ? before : goal]);
        if (after.schema !== schema) done += 1;
      }
      // The last statement only cleans up, so the tables are already new when it runs.
      expect(done).toBeLessThanOrEqual(1);
      expect(killed).toBeGreaterThan(faultSize(1, 10));
      expect(await state()).toEqual(goal);
      expect(goal.schema).toBe(latestMigration);
    },
  );

  test(`that is killed at ${moments} moments leaves the old tables or the new ones`, {
    timeout,
  }, async () => {
    const schema = '0001-accounts';
    const goal = await findGoal(on, schema);
    const outcomes = { old: 0, new: 0 };
    for (let round = 0; round < moments; round += 1) {
      const { place, state } = await openOld(on, schema);
      const before = await state();
      const { child, ended } = upgrade(place);
      await once(child.stdout, 'data');
      await sleep(Math.random() * longest[on]);
      child.kill('SIGKILL');
      await ended;
      const after = await state();
      outcomes[after.schema === schema ? 'old' : 'new'] += 1;
      expect(after).toEqual(after.schema === schema ? before : goal);
      expect(await upgrade(place).ended).toBe(0);
      expect(await state()).toEqual(goal);
    }
    console.log(
      `${on}: ${moments} upgrades killed, ${outcomes.old} left the old tables, ${outcomes.new} the new`,
    );
  });

  test('by several servers that start together runs once, even if one of them is killed', {
    timeout,
  }, async () => {
    const schema = '0001-accounts';
    const goal = await findGoal(on, schema);
    for (const statements of [40, 60]) {
      const { place, state } = await openOld(on, schema);
      const servers = [upgrade(place, statements), upgrade(place), upgrade(place)];
      const outcomes = await Promise.all(servers.map(({ ended }) => ended));
      // A server that starts later has no migration to run, so it does not reach the statement that would
      // kill it.
      expect(['SIGKILL', 0]).toContain(outcomes[0]);
      expect(outcomes.slice(1)).toEqual([0, 0]);
      expect(await state()).toEqual(goal);
    }
  });
});
