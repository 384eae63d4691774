import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { day } from '../clock.ts';
import { hasRow } from '../database/has-row.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { readUserAgent } from '../http/read-user-agent.ts';
import { createToken, readToken } from '../secrets/random-token.ts';

/**
 * Identifies a known browser, so that signing in with it again sends no notice. It contains nothing about the
 * user.
 */
export const deviceCookie = hostCookie('__Host-device', 'strict');

/** The longest lifetime that browsers allow for a cookie. */
export const deviceLifetime = 400 * day;

/** A readable name of the browser that sent the request, like `Chrome on Android`; empty when unknown. */
export function describeDevice(request: FastifyRequest): string {
  const { browser, system } = readUserAgent(request.headers['user-agent']);
  return [browser, system].filter(Boolean).join(' on ');
}

/** The browser's device token from its cookie, or a new one to set. */
export function readDevice(request: FastifyRequest): string {
  return shownDevice(request) ?? createToken();
}

// A join would be equivalent, but SQLite parses a statement with a join on each run, which takes ten times as
// long.
const selectDevice = keepQuery((database, blank: Blanks<{ email: string; hash: string }>) =>
  database
    .selectFrom('known_devices')
    .select('device_hash')
    .where('account_id', '=', (rows) =>
      rows.selectFrom('accounts').select('id').where('email', '=', blank('email')),
    )
    .where('device_hash', '=', blank('hash'))
    .compile(),
);

/**
 * The hash of the device token when the account with that address was signed in to with this browser before.
 */
export async function findKnownDevice(
  database: Database,
  email: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = shownDevice(request);
  if (token === undefined) return undefined;
  const { rows } = await selectDevice(database, { email, hash: hash('sha256', token) });
  return rows[0]?.device_hash;
}

/** Whether the account was signed in to with this browser before. */
export async function isKnownDevice(
  database: Database,
  accountId: string,
  request: FastifyRequest,
): Promise<boolean> {
  const token = shownDevice(request);
  if (token === undefined) return false;
  const ofAccount = database
    .selectFrom('known_devices')
    .select('seen_at')
    .where('account_id', '=', accountId);
  return hasRow(ofAccount.where('device_hash', '=', hash('sha256', token)));
}

export const setDeviceCookie = (reply: FastifyReply, token: string) =>
  deviceCookie.set(reply, token, deviceLifetime);

interface UsedDevice {
  readonly accountId: string;
  readonly token: string;
  readonly now: number;
}

const updateDevice = keepQuery((database, blank: Blanks<{ accountId: string; hash: string; now: number }>) =>
  database
    .updateTable('known_devices')
    .set({ seen_at: blank('now') })
    .where('account_id', '=', blank('accountId'))
    .where('device_hash', '=', blank('hash'))
    .compile(),
);

/**
 * Updates the time of the last sign-in with a known browser. Returns false when the account does not know the
 * browser.
 */
export async function noteKnownDevice(
  transaction: Database,
  { accountId, token, now }: UsedDevice,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await updateDevice(transaction, {
    accountId,
    hash: hash('sha256', token),
    now,
  });
  return numAffectedRows > 0n;
}

export async function addDevice(transaction: Database, { accountId, token, now }: UsedDevice): Promise<void> {
  await transaction
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: hash('sha256', token), seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Forgets all browsers of an account, so that the next sign-in with each sends a notice. */
export async function forgetDevices(transaction: Database, accountId: string): Promise<void> {
  await transaction.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}

const shownDevice = (request: FastifyRequest) => readToken(deviceCookie.read(request));
