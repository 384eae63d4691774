// Migrates a database in a separate process, which can kill itself like a power cut would.
//   node upgrade-process.ts DATA_DIR DATABASE_URL|- STATEMENTS|all
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { openUnhurriedDatabase } from '../database/open-database.ts';

const [, , dataDir = '', url = '-', statements = 'all'] = process.argv;
let left = statements === 'all' ? Number.POSITIVE_INFINITY : Number(statements);

/** Kills the process before the statement that exceeds the limit. */
const powerCut: KyselyPlugin = {
  transformQuery({ node }) {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const database = openUnhurriedDatabase({ dataDir, databaseUrl: url === '-' ? undefined : url });
process.stdout.write('begins\n');
// A test that waits for this line can act before the first statement.
await sleep(1);
await migrate(database.withPlugin(powerCut));
await database.destroy();
