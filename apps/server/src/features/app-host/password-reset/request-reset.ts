import type { ForgotPassword } from '@accounting-site/contract/account/password';
import type { FastifyRequest } from 'fastify';
import { findAccountByEmail } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { noReceiver } from '../../../mail/mail.ts';
import { addMailedLink } from '../../../mailed-links/mailed-links.repository.ts';
import { findWaitingSignUp, mailAgain } from '../../../mailed-links/waiting-sign-ups.ts';
import { countForm, mayEmail } from '../../../site-forms/form-limits.ts';
import type { AppHostServices } from '../services.ts';

/**
 * POST /forgot-password: emails a link when an enabled account has the address. When a sign-up with it waits for its
 * confirmation, that link is emailed again, because without it nothing else works. Otherwise an email is written that
 * is not sent. The response and the work are the same. The limit of a mailbox does not hold back the link of an account,
 * because strangers could lock its owner out for a day.
 * @throws RefusedCall 429 after too many requests
 */
export async function requestReset(
  { database, clock, key, outbox }: AppHostServices,
  request: FastifyRequest,
  { email: typed }: ForgotPassword,
): Promise<void> {
  const email = typed.toLowerCase();
  // Someone else who uses up this limit does not lock the owner out: the links sent in the last hour still work.
  await countForm(database, 'password reset', { request, person: email, now: clock() });
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await findAccountByEmail(transaction, email);
    const signUp = await findWaitingSignUp(transaction, email, now);
    const isWaiting = account === undefined && signUp !== undefined;
    // What is not sent is counted too, under another name: the work is the same, and no mailbox is used up.
    const address = isWaiting ? email : `nobody:${email}`;
    const isEmailed = await mayEmail(transaction, 'link', { address, now });
    const mayReset = account !== undefined && account.disabled_at === null;
    if (isWaiting && isEmailed) {
      await mailAgain(transaction, signUp, now);
    } else {
      const receiver = mayReset ? { account, email } : { email: noReceiver };
      await addMailedLink(transaction, key, { purpose: 'password reset', ...receiver, now });
    }
    await recordAuditEvent(transaction, 'password reset requested', {
      at: now,
      request,
      accountId: account?.id,
    });
  });
  outbox.wakeLater();
}
