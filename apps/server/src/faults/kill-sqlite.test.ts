import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { killRounds, kills, killTimeout } from './kill-rounds.ts';

test(
  `a server on SQLite that is killed ${kills} times while visitors write loses nothing it acknowledged`,
  async () => {
    const aftermath = await killRounds('SQLite');
    await expectNothingLost('SQLite', aftermath);
    const { rows } = await sql`pragma integrity_check`.execute(aftermath.database);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  },
  killTimeout,
);
