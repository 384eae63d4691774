import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { userInfo } from 'node:os';
import {
  addAccount,
  findAccountByEmail,
  findOrAddBusiness,
} from '@accounting-site/server/accounts/accounts.repository';
import { setDeviceCookie } from '@accounting-site/server/authentication/devices';
import { openSession } from '@accounting-site/server/authentication/open-session';
import { setRefreshCookie } from '@accounting-site/server/authentication/refresh-cookie';
import type { Database } from '@accounting-site/server/database/open-database';
import type { FastifyInstance } from 'fastify';

const path = '/edit';
const editor = '/staff/content';
const email = 'editor@localhost';

/**
 * Adds a link that signs in once. It is printed only to the person who started this program, who owns the files.
 * Only npm run edit calls this. No setting of the server adds it.
 * @returns the path of the link, with its secret
 */
export function addSignInLink(app: FastifyInstance, database: Database): string {
  const key = randomBytes(32).toString('base64url');
  let isSpent = false;
  app.addHook('onReady', () => addEditor(database));
  app.get<{ Querystring: { key?: unknown } }>(path, { exposeHeadRoute: false }, async (request, reply) => {
    if (isSpent || !isSame(String(request.query.key), key)) return reply.redirect(editor, 303);
    isSpent = true;
    const session = await database.transaction().execute(async (transaction) => {
      const account = await findAccountByEmail(transaction, email);
      if (account === undefined) throw new Error('The account of the editor was deleted');
      const by = { account, remember: true, way: 'edit link', now: Date.now() } as const;
      return openSession(transaction, { ...by, request });
    });
    setRefreshCookie(reply, session.refreshToken, session.remember);
    setDeviceCookie(reply, session.deviceToken);
    // The sign-in page continues as after a sign-in with a provider.
    return reply.redirect(`/login?next=${encodeURIComponent(editor)}#signed-in`, 303);
  });
  return `${path}?key=${key}`;
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/** An account without a password, for the name in the history and for the session. */
async function addEditor(database: Database): Promise<void> {
  if ((await findAccountByEmail(database, email)) !== undefined) return;
  await database.transaction().execute(async (transaction) => {
    const now = Date.now();
    const businessId = await findOrAddBusiness(transaction, 'This computer', now);
    const name = userInfo().username;
    await addAccount(transaction, { businessId, email, role: 'editor', passwordHash: '', name, now });
  });
}
