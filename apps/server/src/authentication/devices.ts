import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { day, second } from '../clock.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import { readUserAgent } from '../read-user-agent.ts';

/** Tells this browser from others, so that signing in with it again is no news. It says nothing about the person. */
export const deviceCookie = '__Host-device';

/** Browsers keep no cookie for longer. */
const keptFor = 400 * day;

/** What people read of the browser that made a request, like `Chrome on Android`; empty when it does not say. */
export function describeDevice(request: FastifyRequest): string {
  const { browser, system } = readUserAgent(request.headers['user-agent']);
  return [browser, system].filter(Boolean).join(' on ');
}

/** What the browser shows of itself, or what it will from now on. */
export function readDevice(request: FastifyRequest): string {
  return shownDevice(request) ?? randomBytes(32).toString('base64url');
}

// A join would say the same, but SQLite reads a statement with one anew each time, which takes ten times as long.
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

/** Tells the browser from others where the account of that address was signed in to with it before. */
export async function findKnownDevice(
  database: Database,
  email: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = shownDevice(request);
  if (token === undefined) return undefined;
  const { rows } = await selectDevice(database, { email, hash: hashDevice(token) });
  return rows[0]?.device_hash;
}

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Has the browser keep what tells it apart. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie, token, { ...attributes, maxAge: keptFor / second });
}

/** Has the browser forget what told it apart. */
export function clearDeviceCookie(reply: FastifyReply): void {
  reply.setCookie(deviceCookie, '', { ...attributes, maxAge: 0 });
}

/** A browser and the account that is signed in to with it. */
export interface UsedDevice {
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

/** Notes that the account is signed in to with this browser once more. Returns false where it is the first time. */
export async function noteKnownDevice(
  transaction: Database,
  { accountId, token, now }: UsedDevice,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await updateDevice(transaction, {
    accountId,
    hash: hashDevice(token),
    now,
  });
  return numAffectedRows > 0n;
}

/** Has the account know this browser. */
export async function addDevice(transaction: Database, { accountId, token, now }: UsedDevice): Promise<void> {
  await transaction
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: hashDevice(token), seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Has every browser be news to the account again. */
export async function forgetDevices(transaction: Database, accountId: string): Promise<void> {
  await transaction.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}

/** Forgets browsers that have not come back for as long as they would keep the cookie. */
export async function deleteOldDevices(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('seen_at', '<', now - keptFor)
    .execute();
}

function shownDevice(request: FastifyRequest): string | undefined {
  const token = request.cookies[deviceCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

function hashDevice(token: string): string {
  return hash('sha256', token);
}
