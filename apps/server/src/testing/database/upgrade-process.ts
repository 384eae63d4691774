// Migrates a database, or adopts its leads, in a separate process that can kill itself like a power cut would.
//   node upgrade-process.ts migrate|adopt DATA_DIR DATABASE_URL|- STATEMENTS|all
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../database/migrate.ts';
import { type Database, openUnhurriedDatabase } from '../../database/open-database.ts';

const [, , task, dataDir = '', url = '-', statements = 'all'] = process.argv;

/** Kills the process before the statement that exceeds the limit. The begin and end of a transaction count. */
function cutPowerAfter(database: Database, limit: number): void {
  let left = limit;
  const executor = database.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (use, options) =>
    provide(
      (connection) =>
        use({
          executeQuery(query) {
            if (left === 0) process.kill(process.pid, 'SIGKILL');
            left -= 1;
            return connection.executeQuery(query);
          },
          streamQuery: connection.streamQuery.bind(connection),
        }),
      options,
    );
}

const database = openUnhurriedDatabase({ dataDir, databaseUrl: url === '-' ? undefined : url });
if (statements !== 'all') cutPowerAfter(database, Number(statements));
// A process that is killed leaves the next one nothing that it compiled.
flushCompileCache();
process.stdout.write('begins\n');
// A test that waits for this line can act before the first statement.
await sleep(1);
await (task === 'adopt' ? adopt() : migrate(database));
await database.destroy();

async function adopt(): Promise<void> {
  // Imported here, because a migration that does not load them starts in half the time.
  const { adoptLeads } = await import('../../features/site/leads/adopt-leads.ts');
  const { readPromise } = await import('../../features/site/leads/answer-promise.ts');
  // Two demo requests in each transaction, so that a few leads need several.
  await adoptLeads(database, readPromise, { rowsAtOnce: 2 });
}
