import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { createPasswordHashing } from '../authentication/password-hashing.ts';
import { type Config, loadEnvFile, readConfig } from '../config/config.ts';
import { isDatabaseAway, isRefusalOfPostgres } from '../database/database-away.ts';
import {
  type Database,
  migrateDatabase,
  openDatabase,
  warnOfNewDatabase,
} from '../database/open-database.ts';
import { addDemoData } from '../demo-data/demo-data.ts';
import { codeOf, messageOf } from '../message-of.ts';
import { logToStandardOutput } from '../observability/log-stream.ts';
import { readRelease } from '../observability/release.ts';
import { loadSite, type Site } from '../plugins/static-site/load-site.ts';
import { readLastServed } from '../releases/last-served.ts';
import { ReleaseLoader } from '../releases/load-releases.ts';
import { watchPublications } from '../releases/watch-publications.ts';
import { type InstallationKey, readInstallationKey } from '../secrets/installation-key.ts';
import { confirmInstallationKey } from '../secrets/installation-keys.repository.ts';
import { mindLeadsOften, tellOfMissedOften, tidyUpHourly } from './housekeeping.ts';
import { keepFilesPrivate, warnOfOpenFolder } from './private-files.ts';

const drainFor = 1000;
const giveUpAfter = 9000;
const tryAgainAfter = 2000;
/** After the first visitors, so that they do not wait for the collection. */
const collectAfter = 2000;

/** What a program on this machine adds to the server. No setting does. */
export interface ServerAdditions {
  /** Instead of the environment. */
  readonly config?: Config;
  /** Called before the server listens. */
  readonly extend?: (app: FastifyInstance, database: Database) => void;
}

/**
 * Runs the server until it receives a signal to stop. Messages for people go to standard error, the log to
 * standard output.
 */
export async function runServer({ config, extend }: ServerAdditions = {}): Promise<void> {
  // If standard error cannot be written, no one would see a message about it.
  process.stderr.on('error', () => undefined);
  keepFilesPrivate();
  try {
    if (config === undefined) loadEnvFile();
    await start(config ?? readConfig(process.env), extend);
  } catch (error) {
    say(messageOf(error));
    process.exit(1);
  }
}

async function start(config: Config, extend: ServerAdditions['extend']): Promise<void> {
  const newDatabase = warnOfNewDatabase(config);
  const database = openDatabase(config);
  if (config.production && newDatabase !== undefined) say(newDatabase);
  // A machine that served releases goes on with them, and needs no site of its own.
  const hasRelease = readLastServed(config.dataDir).length > 0;
  const site = hasRelease ? undefined : loadSite(config);
  const warning = warnOfOpenFolder(config.dataDir);
  if (warning !== undefined) say(warning);
  if (config.production && config.smtpUrl === undefined) {
    say(`SMTP_URL is not set: emails are written to files in ${join(config.dataDir, 'mail')} and not sent.`);
  }
  const key = config.appHost === undefined ? readInstallationKey(config) : undefined;
  const app = await buildApp({
    config,
    database,
    site,
    ...(key && { key }),
    logStream: logToStandardOutput(say),
  });
  extend?.(app, database);
  const releases = new ReleaseLoader({ config, database, app });
  app.onCatchUp(() => releases.catchUp());
  const prepared = await prepare(app, database, { config, key });
  if (prepared) await releases.catchUp();
  const isWithout = () => app.served.release === undefined;
  if (isWithout() && (!prepared || app.served.hasFailed)) await releases.serveLast();
  if (isWithout()) await serveBuiltSite(app, config, site);
  const stopWatching = watchPublications(app, config);
  app.addHook('onClose', async () => (await stopWatching)());
  stopWhenTold(app, database);
  await listen(app, config);
  const { retention, siteDir } = config;
  const services = { database, clock: Date.now, retention, siteDir, outbox: app.outbox };
  tidyUpHourly(services, app.log);
  if (!prepared) await keepPreparing(app, database, { config, key });
  app.outbox.start();
  mindLeadsOften(services, app.log);
  tellOfMissedOften(services, app.log);
  setTimeout(collectOnce, collectAfter).unref();
  if (!config.production && config.appHost === undefined) await offerDemoAccount(app, database);
}

/** Serves the site that was built on this machine, unless there is a release. */
async function serveBuiltSite(app: FastifyInstance, config: Config, loaded: Site | undefined): Promise<void> {
  const site = loaded ?? loadSite(config);
  if (site === undefined) {
    say(`There is no built site in ${config.siteDir}. Build it with: npm run build, or publish a release.`);
    return;
  }
  if (site.mismatch !== undefined) say(site.mismatch);
  if (site.retentionMismatch !== undefined) say(site.retentionMismatch);
  if (loaded === undefined) await app.servePages(site);
}

/**
 * The first garbage collection sets the limit for the growth of the heap. Without this call, it would be
 * based on the garbage of the start-up, and twice as high. This kind of collection also returns 15 MB of
 * fragmented pages to the system.
 */
function collectOnce(): void {
  void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

interface Preparation {
  config: Config;
  /** Undefined when another server serves the application's API. */
  key: InstallationKey | undefined;
}

/**
 * Returns false when the database is unavailable. Other errors are thrown, because the owner has to fix them.
 */
async function prepare(
  app: FastifyInstance,
  database: Database,
  { config, key }: Preparation,
): Promise<boolean> {
  try {
    // Migrations have no time limit, so a short query checks first whether the database responds at all.
    await sql`select 1`.execute(database);
    const migrations = await migrateDatabase(database, config);
    if (migrations.length > 0) app.log.warn({ migrations }, 'the database belongs to a newer version');
    if (key !== undefined) await confirmInstallationKey(database, key, Date.now());
    return true;
  } catch (error) {
    if (config.databaseUrl === undefined || !isDatabaseAway(error)) throw error;
    app.log.error({ err: error }, 'the database is unavailable; pages are served without it');
    return false;
  }
}

/**
 * Retries until PostgreSQL is available, while pages are served without it. It also retries when PostgreSQL
 * is back but refuses, for example because of a password, which the owner can fix while the server runs.
 */
async function keepPreparing(
  app: FastifyInstance,
  database: Database,
  preparation: Preparation,
): Promise<void> {
  const isPrepared = () =>
    prepare(app, database, preparation).catch((error: unknown) => {
      if (!isRefusalOfPostgres(error)) throw error;
      app.log.error({ err: error }, 'the database refused the connection; pages are served without it');
      return false;
    });
  do await sleep(tryAgainAfter);
  while (!(await isPrepared()));
  app.log.warn('the database is available again');
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
    // The server can run without a demo account, for example when the disk is full.
    app.log.error({ err: error }, 'no demo account was made');
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new Error(`PORT: ${config.port} is in use. Stop what uses it, or choose another port.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Error(`HOST: ${config.host} is not an address of this machine.`);
    }
    throw error;
  }
  const { release } = app.served;
  const ofRelease = release === undefined ? '' : `, release ${release} of the database`;
  say(
    `The site is at ${config.siteUrl ?? app.listeningOrigin}\nVersion ${readRelease(config.siteDir)}${ofRelease}`,
  );
}

/** Finishes open requests, then exits. A second signal exits immediately. */
function stopWhenTold(app: FastifyInstance, database: Database): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), giveUpAfter).unref();
    // A load balancer needs time to send visitors elsewhere. Someone at a terminal does not.
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
  // Sent when the terminal is closed.
  process.on('SIGHUP', stop);
}

function say(text: string): void {
  process.stderr.write(`\n${text}\n`);
}
