import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { accounts } from './migrations/0001-accounts.ts';
import { sessions } from './migrations/0002-sessions.ts';
import { inventory } from './migrations/0003-inventory.ts';
import { limits } from './migrations/0004-limits.ts';
import { siteForms } from './migrations/0005-site-forms.ts';
import { outbox } from './migrations/0006-outbox.ts';
import { answeredDemoRequests } from './migrations/0007-answered-demo-requests.ts';
import { accountsOfPeople } from './migrations/0008-accounts-of-people.ts';
import { readers } from './migrations/0009-readers.ts';
import { vitals } from './migrations/0010-vitals.ts';
import { stockVersion } from './migrations/0011-stock-version.ts';
import type { Tables } from './tables.ts';

/** In the order in which they run. Forward only: a shipped migration is never changed, the next one mends it. */
const migrations = {
  '0001-accounts': { up: accounts },
  '0002-sessions': { up: sessions },
  '0003-inventory': { up: inventory },
  '0004-limits': { up: limits },
  '0005-site-forms': { up: siteForms },
  '0006-outbox': { up: outbox },
  '0007-answered-demo-requests': { up: answeredDemoRequests },
  '0008-accounts-of-people': { up: accountsOfPeople },
  '0009-readers': { up: readers },
  '0010-vitals': { up: vitals },
  '0011-stock-version': { up: stockVersion },
};

/**
 * Runs what has not run yet, all or nothing.
 * @param upTo for tests of what a later one makes of data that is there
 * @throws the error of the migration that failed
 */
export async function migrate(database: Kysely<Tables>, upTo?: keyof typeof migrations): Promise<void> {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  // A table that is made anew would take with it whatever refers to it. This can only be set outside a transaction.
  if (isSqlite) await sql`pragma foreign_keys = off`.execute(database);
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
  } finally {
    if (isSqlite) await sql`pragma foreign_keys = on`.execute(database);
  }
}
