import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { minute } from '../../clock.ts';
import { adoptLeads } from '../../features/site/leads/adopt-leads.ts';
import { readPromise } from '../../features/site/leads/answer-promise.ts';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { fillTables } from '../../testing/database/fill-tables.ts';
import {
  bothDatabases,
  copyPlace,
  type DatabaseKind,
  type DatabasePlace,
  emptyPlace,
} from '../../testing/database/fresh-database.ts';
import { sortedDump } from '../../testing/database/have-backup.ts';
import { faultSize } from '../../testing/load/fault-size.ts';
import { findSchema, firstSchema, latestMigration, type MigrationName, migrate } from '../migrate.ts';
import { migrateDatabase, openDatabase } from '../open-database.ts';

const program = fileURLToPath(new URL('../../testing/database/upgrade-process.ts', import.meta.url));
/** The short version skips most of the statements at which the process could be killed. */
const every = faultSize(27, 1);
const everyThird = faultSize(27, 3);
/** The last migration of the previous release. Its upgrade is what owners run next, so it is killed more often. */
const released = '0018-chosen-plans';
const moments = faultSize(3, 30);
/** About the duration of an upgrade, in milliseconds. */
const longest = { SQLite: 40, PostgreSQL: 200 };
const timeout = faultSize(5 * minute, 20 * minute);

const upgrade = (place: DatabasePlace, statements?: number) => start('migrate', place, statements);

function start(
  task: 'migrate' | 'adopt',
  { dataDir, databaseUrl }: DatabasePlace,
  statements: number | 'all' = 'all',
) {
  const words = [program, task, dataDir, databaseUrl ?? '-', String(statements)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, ended };
}

/** Opens a database for each look at it, so that no connection of the test blocks a process. */
function openAt(place: DatabasePlace) {
  const look = async <Result>(at: (database: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const database = openDatabase(place);
    try {
      return await at(database);
    } finally {
      await database.destroy();
    }
  };
  const state = () =>
    look(async (database) => ({ schema: await findSchema(database), rows: await sortedDump(database) }));
  return { place, look, state };
}

/**
 * A database of an earlier version, with rows in each of its tables. Without `schema`, a database that was
 * never used.
 */
async function openOld(on: DatabaseKind, schema: MigrationName | undefined) {
  const old = openAt(await emptyPlace(on));
  if (schema !== undefined) {
    await old.look(async (database) => {
      await migrate(database, schema);
      await fillTables(database, schema);
    });
  }
  return old;
}

/** The result of an upgrade without interruptions, which keeps every row. */
async function findGoal(on: DatabaseKind, schema: MigrationName | undefined) {
  const { place, look, state } = await openOld(on, schema);
  const before = await look(dumpDatabase);
  await look((database) => migrateDatabase(database, place));
  expectRows(await look(dumpDatabase), before);
  return state();
}

function expectRows(dump: Dump, expected: Dump): void {
  for (const [table, rows] of expected) {
    const kept = rows.map((row) => expect.objectContaining(row));
    expect([table, dump.get(table)]).toEqual([table, expect.arrayContaining(kept)]);
  }
}

type Dump = Awaited<ReturnType<typeof dumpDatabase>>;

/** What the previous release stores from the forms, before the upgrade and while both versions run. */
const formsOf = (when: string) => {
  const at = Date.UTC(2026, 10, 3, 10);
  const person = { name: 'Ama', email: `ama.${when}@shop.example`, suspected: 0 };
  const more = { company: '', phone: '024 123 4567', message: 'ƐYƐ', idempotency_key: null };
  const request = { received_at: at, ...person, ...more, answered_at: null, plan: '' };
  const seat = { registered_at: at, webinar_id: 'first-report', occurrence_start: at, ...person };
  return {
    requests: [
      { ...request, id: `${when} waiting` },
      { ...request, id: `${when} answered`, answered_at: at + minute },
      { ...request, id: `${when} hosting`, plan: 'self-hosted' },
    ],
    seats: [
      { ...seat, id: `${when} person` },
      { ...seat, id: `${when} program`, email: `${when}@spam.example`, suspected: 1 },
    ],
  };
};
const forms = [formsOf('before'), formsOf('beside')];
const sent: Dump = new Map<string, Record<string, unknown>[]>([
  ['demo_requests', forms.flatMap(({ requests }) => requests)],
  ['webinar_registrations', forms.flatMap(({ seats }) => seats)],
]);

/** An upgraded database whose leads are not adopted yet. */
async function openUpgraded(on: DatabaseKind) {
  const upgraded = await openOld(on, undefined);
  await upgraded.look(async (database) => {
    for (const [index, { requests, seats }] of forms.entries()) {
      await migrate(database, index === 0 ? released : latestMigration);
      await database.insertInto('demo_requests').values(requests).execute();
      await database.insertInto('webinar_registrations').values(seats).execute();
    }
  });
  return upgraded;
}

/** The result of an adoption without interruptions: one complete lead for each form. */
async function findAdopted(upgraded: DatabasePlace) {
  const { look, state } = openAt(await copyPlace(upgraded));
  await look((database) => adoptLeads(database, readPromise));
  const dump = await look(dumpDatabase);
  const leads = dump.get('demo_requests') ?? [];
  expect(leads.map(({ id }) => id).toSorted()).toEqual(
    [...sent.values()].flatMap((rows) => rows.map(({ id }) => id)).toSorted(),
  );
  expect(leads.filter(({ search_text }) => search_text === '')).toEqual([]);
  return state();
}

describe.each(bothDatabases)('an upgrade on %s', (on) => {
  test.each([
    ['nothing', undefined, everyThird],
    ['the first release', firstSchema, every],
    ['the previous release', released, faultSize(5, 1)],
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

  test('whose adoption of leads is killed before any statement adopts each lead once when it runs again', {
    timeout,
  }, async () => {
    const upgraded = await openUpgraded(on);
    const goal = await findAdopted(upgraded.place);
    for (let statements = 0; ; statements += faultSize(3, 1)) {
      const { place, look, state } = openAt(await copyPlace(upgraded.place));
      const outcome = await start('adopt', place, statements).ended;
      expectRows(await look(dumpDatabase), sent);
      await look((database) => adoptLeads(database, readPromise));
      expect([statements, await state()]).toEqual([statements, goal]);
      if (outcome === 0) {
        // Three transactions of two demo requests, four registrations, and the reads.
        expect(statements).toBeGreaterThan(20);
        break;
      }
      expect(outcome).toBe('SIGKILL');
    }
  });

  test(`that is killed at ${moments} moments leaves the old tables or the new ones`, {
    timeout,
  }, async () => {
    const schema = firstSchema;
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
    const schema = firstSchema;
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
