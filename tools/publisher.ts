// npm run publisher: checks drafts of the content, and builds and publishes what the editor asks for. npm start runs
// one as well. It needs the build tools and the database, and may run on another machine than the server.
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadEnvFile } from '@accounting-site/server/config/config';
import { AccessRefused, isDatabaseAway } from '@accounting-site/server/database/database-away';
import { migrateDatabase, openDatabaseForReleases } from '@accounting-site/server/database/open-database';
import { messageOf } from '@accounting-site/server/message-of';
import { keepFilesPrivate } from '@accounting-site/server/process/private-files';
import { createPublisher } from './publisher/create-publisher.ts';
import { readConfigOrExit } from './publisher/read-config-or-exit.ts';

/** Processes of the default priority get three times as much of a busy processor. */
const niceness = 5;
/** Pause before the database is asked again, in ms. */
const tryAgainAfter = 5000;

// Builds inherit it. Pages of a server on the same machine come first.
if (getPriority() < niceness) setPriority(niceness);
keepFilesPrivate();
loadEnvFile();
const config = readConfigOrExit(process.env);
// Megabytes over a slow connection take longer than a query of a visitor is given.
const database = openDatabaseForReleases(config);
// After a power cut PostgreSQL may start later, and systemd would give up.
while (process.connected !== false && !(await isPrepared())) await sleep(tryAgainAfter);
const publisher = createPublisher(config, database);
const stop = () => publisher.stop();
// The channel to npm start closes when that process ends, also when it was killed.
process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop).on('disconnect', stop);
// It may have ended while the database was migrated.
if (process.connected === false) stop();
await publisher.run();
await database.destroy();
process.exit(0);

async function isPrepared(): Promise<boolean> {
  try {
    await migrateDatabase(database, config);
    return true;
  } catch (error) {
    if (error instanceof AccessRefused) {
      console.error(error.message);
      process.exit(1);
    }
    if (!isDatabaseAway(error)) throw error;
    console.error(`The database is unavailable: ${messageOf(error)}`);
    return false;
  }
}
