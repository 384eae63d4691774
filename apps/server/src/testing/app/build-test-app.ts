import { hash, verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { addAccount, findOrAddBusiness } from '../../accounts/accounts.repository.ts';
import { type AppOptions, buildApp } from '../../app.ts';
import { createPasswordHashing, type HashFunctions } from '../../authentication/password-hashing.ts';
import { type Config, readConfig } from '../../config/config.ts';
import type { Database } from '../../database/open-database.ts';
import { type DatabaseKind, freshDatabase } from '../database/fresh-database.ts';
import { checkAnswers } from './check-answers.ts';

export const ownOrigin = 'https://www.example.com';
export const ownerEmail = 'owner@adom.example';
export const ownerPassword = 'a long enough pass phrase';

/** A server for one test: its own database, a clock that only tests move, and counted hashes. */
export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  /** Milliseconds since 1970. Change it to let time pass. */
  time: { now: number };
  /** How often a password was hashed or compared. */
  hashing: { count: number };
  /** Every line of the log. */
  log: string[];
  businessId: string;
  accountId: string;
}

/**
 * Builds a server with one business and its owner's account. It closes when the test ends. Its responses are
 * validated against the API description.
 */
export async function buildTestApp(
  options: {
    on?: DatabaseKind;
    environment?: Record<string, string>;
    replace?: Partial<AppOptions>;
    hashFunctions?: HashFunctions;
    room?: { maxParallel: number; waiting: number };
  } = {},
): Promise<TestApp> {
  const { database, place } = await freshDatabase(options.on ?? 'SQLite');
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info', SITE_URL: ownOrigin, ...options.environment }),
    ...place,
  };
  const time = { now: Date.UTC(2026, 10, 2, 9) };
  const hashing = { count: 0 };
  const log: string[] = [];
  const functions = counted(options.hashFunctions ?? knowsTheOwner, hashing);
  const app = await buildApp({
    config,
    database,
    site: undefined,
    clock: () => time.now,
    passwords: createPasswordHashing({ functions, ...options.room }),
    checkLaunch: async () => [],
    logStream: { write: (line) => void log.push(line) },
    ...options.replace,
  });
  onTestFinished(() => app.close());
  await app.ready();
  checkAnswers(app, config);
  const owner = await addPerson(database, { email: ownerEmail, business: 'Adom Provisions', now: time.now });
  return { app, config, database, time, hashing, log, ...owner };
}

/** Adds an account with the password `ownerPassword`. Its business is created if it does not exist. */
export async function addPerson(
  database: Database,
  { email, business, now, role = 'owner' }: { email: string; business: string; now: number; role?: string },
): Promise<{ businessId: string; accountId: string }> {
  const businessId = await findOrAddBusiness(database, business, now);
  const passwordHash = await ownerHash();
  const accountId = await addAccount(database, { businessId, email, role, passwordHash, now });
  if (accountId === undefined) throw new Error(`There is an account of ${email} already`);
  return { businessId, accountId };
}

let owner: Promise<string> | undefined;
function ownerHash(): Promise<string> {
  owner ??= hash(ownerPassword);
  return owner;
}

/** The real functions, except that the owner's hash is known and needs no computation. */
const knowsTheOwner: HashFunctions = {
  hash,
  verify: async (stored, password) =>
    stored === (await ownerHash()) ? password === ownerPassword : verify(stored, password),
};

function counted(functions: HashFunctions, hashing: { count: number }): HashFunctions {
  return {
    hash: (password, cost) => {
      hashing.count += 1;
      return functions.hash(password, cost);
    },
    verify: (stored, password) => {
      hashing.count += 1;
      return functions.verify(stored, password);
    },
  };
}
