import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '@accounting-site/server/config/config';
import { type Database, migrateDatabase, openDatabase } from '@accounting-site/server/database/open-database';
import { ownOrigin } from '@accounting-site/server/testing/app/build-test-app';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import { onTestFinished } from 'vitest';
import { startTestPostgres } from '../test-setup/test-postgres.ts';
import { startNginx } from './start-nginx.ts';

/**
 * Two servers with the same key and data folders of their own on one PostgreSQL, and nginx, which shares
 * out among them the requests that match no file. All of it ends with the test.
 * @param prepare fills the database before the servers open it
 */
export async function startTwoServers(siteDir: string, prepare?: (database: Database) => Promise<unknown>) {
  const postgres = await startTestPostgres();
  onTestFinished(() => postgres.stop());
  const place = { databaseUrl: postgres.url('postgres'), dataDir: postgres.folder };
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  await migrateDatabase(database, place);
  await prepare?.(database);
  const environment = {
    SITE_DIR: siteDir,
    DATABASE_URL: place.databaseUrl,
    SITE_URL: ownOrigin,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  };
  /** Starts one of them, or starts it again. */
  const start = async (port: number) => {
    const folder = join(postgres.folder, `server-${port}`);
    const server = startServer({ ...environment, DATA_DIR: folder, PORT: String(port) });
    await server.hears(/The site is at/);
    return { server, port, url: `http://127.0.0.1:${port}` };
  };
  const [first, second] = [await start(await findFreePort()), await start(await findFreePort())];
  const config = { ...readConfig({ NODE_ENV: 'test', SITE_URL: ownOrigin }), siteDir };
  const nginx = await startNginx(config, { servers: [first.url, second.url] });
  onTestFinished(nginx.stop);
  return { first, second, start, address: nginx.address, database };
}
