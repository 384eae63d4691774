import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { minute } from '@accounting-site/server/clock';
import {
  type Database,
  migrateDatabase,
  openUnhurriedDatabase,
} from '@accounting-site/server/database/open-database';
import { isBeingCommitted, isBeingWritten } from '@accounting-site/server/testing/database/being-written';
import { digestDatabase } from '@accounting-site/server/testing/database/digest-database';
import {
  type DatabaseKind,
  type DatabasePlace,
  databaseKinds,
  freshPlace,
} from '@accounting-site/server/testing/database/fresh-database';
import { backUp } from '@accounting-site/server/testing/database/have-backup';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('manage.ts', import.meta.url));
const kills = faultSize(2, 40);
/**
 * Enough rows that SQLite writes some before the commit, and that the kill can hit the middle of a restore.
 */
const items = 30_000;

function startRestore(file: string, { dataDir, databaseUrl }: DatabasePlace) {
  const child = spawn(process.execPath, [program, 'restore', file, '--replace', '--yes'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, ended };
}

/** Opens a database for one query, so that no connection of the test blocks a restore. */
async function look<Result>(
  place: DatabasePlace,
  at: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openUnhurriedDatabase(place);
  try {
    return await at(database);
  } finally {
    await database.destroy();
  }
}

async function haveShop(on: DatabaseKind, id: string, count: number): Promise<DatabasePlace> {
  const place = await freshPlace(on);
  await look(place, async (database) => {
    await migrateDatabase(database, place);
    await database.insertInto('businesses').values({ id, name: id, created_at: 1 }).execute();
    for (let done = 0; done < count; done += 500) {
      const rows = Array.from({ length: Math.min(500, count - done) }, (_, at) => ({
        id: `${id} ${done + at}`,
        business_id: id,
        name: `Item ${'of many words '.repeat(8)}`,
        sku: `SKU ${done + at}`,
        unit: 'bag',
        quantity_in_stock: at,
        price_pesewas: at,
        created_at: 1,
      }));
      await database.insertInto('inventory_items').values(rows).execute();
    }
  });
  return place;
}

/** Whether a restore has begun to write. `late`: whether SQLite is copying the transaction into the file. */
async function isUnderWay(on: DatabaseKind, place: DatabasePlace, late: boolean): Promise<boolean> {
  return late && on === 'SQLite' ? isBeingCommitted(place) : isBeingWritten(place);
}

describe.each(databaseKinds)('a restore on %s', (on) => {
  test(`that is killed ${kills} times keeps the old data or has all the new, and the next one succeeds`, {
    timeout: faultSize(2 * minute, 15 * minute),
  }, async () => {
    const source = await haveShop(on, 'adom', items);
    const goal = await look(source, digestDatabase);
    const file = await backUp(source);
    let untouched = 0;
    for (let round = 0; round < kills; round += 1) {
      const target = await haveShop(on, 'esi', 10);
      const before = await look(target, digestDatabase);
      const { child, ended } = startRestore(file, target);
      let over = false;
      void ended.then(() => {
        over = true;
      });
      while (!over && !(await isUnderWay(on, target, round % 2 === 1))) await sleep(2);
      await sleep((round * 13) % 60);
      child.kill('SIGKILL');
      await ended;
      const after = await look(target, digestDatabase);
      // The kill may come after the commit and before the process reports it.
      expect([before, goal]).toContain(after);
      if (after === before) untouched += 1;
      expect(await startRestore(file, target).ended).toBe(0);
      expect(await look(target, digestDatabase)).toBe(goal);
    }
    expect(untouched).toBeGreaterThan(0);
    console.log(
      `${on}: ${kills} restores killed, ${untouched} left what was there, ${kills - untouched} were done`,
    );
  });
});
