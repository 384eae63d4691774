import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, findAccountByEmail, lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { requireProof } from '../../../authentication/signed-in.ts';
import { requireStillSignedIn } from '../../../authentication/still-signed-in.ts';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { refuseField } from '../../../http/problems.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';
import { noReceiver } from '../../../mail/mail.ts';
import { addMailedLink, cancelMailedLinks } from '../../../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { countForm, formLimits } from '../../../site-forms/form-limits.ts';
import type { AppHostServices } from '../services.ts';

const limits = formLimits('new e-mail');

/** Limits the notices to an owner whose address someone else keeps typing. */
const noticesPerAddress: RateLimit = { name: 'new e-mail notice', points: 3, duration: day };

/**
 * PUT /account/email: emails a link to the new address, which becomes the account's after confirmation. When
 * another account has the address, the response is the same, and its owner gets a notice.
 * @throws RefusedCall 422 for the account's current address, 401, 403, or 429 after too many requests
 */
export async function requestEmailChange(
  services: AppHostServices,
  request: FastifyRequest,
  typed: string,
): Promise<void> {
  const { database, clock, key, outbox } = services;
  const { accountId, sessionId } = await requireProof(request, services);
  const email = typed.toLowerCase();
  await countForm(database, limits, { request, email, now: clock() });
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await lockAccount(transaction, accountId);
    await requireStillSignedIn(transaction, sessionId, now);
    if (account?.email === email) throw refuseField('email', 'This is your address already');
    // Only the most recently typed address can become the account's.
    await cancelMailedLinks(transaction, accountId, 'new e-mail', now);
    const owner = await findAccountByEmail(transaction, email);
    const isMailed = owner === undefined;
    await addMailedLink(transaction, key, { purpose: 'new e-mail', accountId, email, isMailed, now });
    if (owner !== undefined) await tellOwner(transaction, owner, now);
    await recordAuditEvent(transaction, 'e-mail change requested', {
      at: now,
      request,
      accountId,
      sessionId,
    });
  });
  outbox.wakeLater();
}

async function tellOwner(transaction: Database, account: AccountRow, now: number): Promise<void> {
  const addressKey = createHash('sha256').update(account.email).digest('hex');
  const wait = await countAgainst(transaction, noticesPerAddress, addressKey, now);
  // The email explains how to sign in, which is impossible with a disabled account.
  const isTold = wait === undefined && account.disabled_at === null;
  const receiver = isTold ? account : { id: account.id, email: noReceiver };
  await addNotice(transaction, 'new e-mail of a known address', { account: receiver, now });
}
