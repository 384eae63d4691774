import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { createPasswordHashing } from './authentication/password-hashing.ts';
import { type Config, loadEnvFile, readConfig } from './config.ts';
import { isDatabaseAway, isRefusalOfPostgres } from './database/database-away.ts';
import { type Database, migrateDatabase, openDatabase } from './database/open-database.ts';
import { addDemoData } from './demo-data/demo-data.ts';
import { tidyUpHourly } from './housekeeping.ts';
import { logToStandardOutput } from './log-stream.ts';
import { loadSite } from './plugins/static-site/load-site.ts';
import { complainOfOpenFolder, keepFilesPrivate } from './private-files.ts';
import { readRelease } from './release.ts';
import { type InstallationKey, readInstallationKey } from './secrets/installation-key.ts';
import { confirmInstallationKey } from './secrets/installation-keys.repository.ts';

const drainFor = 1000;
const giveUpAfter = 9000;
const tryAgainAfter = 2000;
/** The first visitors do not wait for it. */
const collectAfter = 2000;

/** Runs the server until it is told to stop. People are spoken to on standard error; the log has standard output. */
export async function runServer(): Promise<void> {
  // Where nothing can be written there is nobody to tell.
  process.stderr.on('error', () => undefined);
  keepFilesPrivate();
  try {
    loadEnvFile();
    await start(readConfig(process.env));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const database = openDatabase(config);
  const site = loadSite(config);
  const complaint = complainOfOpenFolder(config.dataDir);
  if (complaint !== undefined) say(complaint);
  if (site === undefined) say(`There is no built site in ${config.siteDir}. Build it with: npm run build`);
  if (site?.complaint !== undefined) say(site.complaint);
  if (site?.retentionComplaint !== undefined) say(site.retentionComplaint);
  if (config.production && config.smtpUrl === undefined) {
    say(
      `SMTP_URL is not set: mails are written to files in ${join(config.dataDir, 'mail')} and reach nobody.`,
    );
  }
  const key = config.appHost === undefined ? readInstallationKey(config) : undefined;
  const app = await buildApp({
    config,
    database,
    site,
    ...(key && { key }),
    logStream: logToStandardOutput(say),
  });
  const prepared = await prepare(app, database, { config, key });
  stopWhenTold(app, database);
  await listen(app, config);
  tidyUpHourly({ database, clock: Date.now, retention: config.retention }, app.log);
  if (!prepared) await keepPreparing(app, database, { config, key });
  app.outbox.start();
  setTimeout(collectOnce, collectAfter).unref();
  if (!config.production && config.appHost === undefined) await offerDemoAccount(app, database);
}

/**
 * How far the heap may grow is set by its first collection: with what starting left behind, that is twice as far. The
 * thorough kind also gives back the pages of memory between what is left, 15 MB.
 */
function collectOnce(): void {
  void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

interface Preparation {
  config: Config;
  /** Undefined where another server answers the application's calls. */
  key: InstallationKey | undefined;
}

/** False when the database is away. Any other failure is for people to mend. */
async function prepare(
  app: FastifyInstance,
  database: Database,
  { config, key }: Preparation,
): Promise<boolean> {
  try {
    // Tables may take their time, but not whether anybody answers at all.
    await sql`select 1`.execute(database);
    const migrations = await migrateDatabase(database, config);
    if (migrations.length > 0) app.log.warn({ migrations }, 'the database belongs to a newer version');
    if (key !== undefined) await confirmInstallationKey(database, key, Date.now());
    return true;
  } catch (error) {
    if (config.databaseUrl === undefined || !isDatabaseAway(error)) throw error;
    app.log.error({ err: error }, 'the database does not answer; pages are served without it');
    return false;
  }
}

/**
 * A PostgreSQL that is away does not keep the pages from being served: it is tried again until it answers. Nor does one
 * that comes back and refuses, which people mend beside the server.
 */
async function keepPreparing(
  app: FastifyInstance,
  database: Database,
  preparation: Preparation,
): Promise<void> {
  const isPrepared = () =>
    prepare(app, database, preparation).catch((error: unknown) => {
      if (!isRefusalOfPostgres(error)) throw error;
      app.log.error({ err: error }, 'the database refuses; pages are served without it');
      return false;
    });
  do await sleep(tryAgainAfter);
  while (!(await isPrepared()));
  app.log.warn('the database answers again');
}

async function offerDemoAccount(app: FastifyInstance, database: Database): Promise<void> {
  try {
    const demo = await addDemoData(database, createPasswordHashing(), Date.now());
    if (demo === undefined) return;
    say(
      ['Sign in with the demo account. The password is shown this once:', demo.email, demo.password].join(
        '\n  ',
      ),
    );
  } catch (error) {
    // The server answers already, and does so without a demo account, such as on a full disk.
    app.log.error({ err: error }, 'no demo account was made');
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new Error(`PORT: ${config.port} is in use. Stop what uses it, or choose another port.`);
    }
    if (code === 'EADDRNOTAVAIL') throw new Error(`HOST: ${config.host} is not an address of this machine.`);
    throw error;
  }
  say(`The site is at ${config.siteUrl ?? app.listeningOrigin}\nVersion ${readRelease(config.siteDir)}`);
}

/** Answers what is on its way, then ends. A second signal ends at once. */
function stopWhenTold(app: FastifyInstance, database: Database): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), giveUpAfter).unref();
    // A balancer needs a moment to send visitors elsewhere; someone at a terminal does not.
    if (signal === 'SIGTERM') {
      app.drain();
      await sleep(drainFor);
    }
    await app.close();
    await database.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Of the terminal that is closed.
  process.on('SIGHUP', stop);
}

function say(text: string): void {
  process.stderr.write(`\n${text}\n`);
}
