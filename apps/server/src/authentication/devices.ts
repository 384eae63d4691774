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
  const token = request.cookies[deviceCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : randomBytes(32).toString('base64url');
}

/** Has the browser keep what tells it apart. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie, token, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: keptFor / second,
  });
}

/** Notes that the account was signed in to with this browser. Returns whether it is the first time. */
export async function noteDevice(
  transaction: Database,
  { accountId, token, now }: { accountId: string; token: string; now: number },
): Promise<boolean> {
  const device_hash = createHash('sha256').update(token).digest('hex');
  const { numUpdatedRows } = await transaction
    .updateTable('known_devices')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('device_hash', '=', device_hash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return false;
  await transaction
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doNothing())
    .execute();
  return true;
}

/** Forgets browsers that have not come back for as long as they would keep the cookie. */
export async function deleteOldDevices(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('seen_at', '<', now - keptFor)
    .execute();
}
