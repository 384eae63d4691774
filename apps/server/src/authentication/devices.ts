import { createHash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { day, second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

/** Tells this browser from others, so that signing in with it again is no news. It says nothing about the person. */
export const deviceCookie = '__Host-device';

/** Browsers keep no cookie for longer. */
const keptFor = 400 * day;

/** What people read of the browser that made a request, like `Chrome on Android`; empty when it does not say. */
export function describeDevice(request: FastifyRequest): string {
  const userAgent = request.headers['user-agent'] ?? '';
  // Long ones are no browser's, and reading them takes time.
  if (userAgent === '' || userAgent.length > 512) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}

/** What the browser shows of itself, or what it will from now on. */
export function readDevice(request: FastifyRequest): string {
  return shownDevice(request) ?? randomBytes(32).toString('base64url');
}

/** Tells the browser from others where the account of that address was signed in to with it before. */
export async function findKnownDevice(
  database: Database,
  email: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = shownDevice(request);
  if (token === undefined) return undefined;
  const known = await database
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('device_hash')
    .where('accounts.email', '=', email)
    .where('device_hash', '=', hashDevice(token))
    .executeTakeFirst();
  return known?.device_hash;
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

/** Notes that the account is signed in to with this browser once more. Returns false where it is the first time. */
export async function noteKnownDevice(
  transaction: Database,
  { accountId, token, now }: UsedDevice,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('known_devices')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hashDevice(token))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
  return createHash('sha256').update(token).digest('hex');
}
