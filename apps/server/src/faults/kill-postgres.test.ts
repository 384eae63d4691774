import { sql } from 'kysely';
import { test } from 'vitest';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { killRounds, kills, killTimeout } from './kill-rounds.ts';

test(
  `a server on PostgreSQL that is killed ${kills} times while visitors write loses nothing it acknowledged`,
  async () => {
    const aftermath = await killRounds('PostgreSQL');
    await expectNothingLost('PostgreSQL', aftermath);
    // Fails if an index does not match its table.
    await sql`create extension if not exists amcheck`.execute(aftermath.database);
    await sql`select bt_index_check(index.oid, true) from pg_class index
      join pg_namespace schema on schema.oid = index.relnamespace
      where index.relkind = 'i' and schema.nspname = 'public'`.execute(aftermath.database);
  },
  killTimeout,
);
