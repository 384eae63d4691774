import { createHash } from 'node:crypto';
import type { CheckedSignUp } from '@accounting-site/contract/sign-up';
import { businessRequired, nameRequired } from '@accounting-site/contract/validation-messages';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, findAccountByEmail } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';
import { nobody } from '../../../mail/mail.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { refuseField } from '../../../problems.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { countForm, formLimits } from '../../../site-forms/form-limits.ts';
import type { AppHostServices } from '../services.ts';
import { addSignUp } from './sign-ups.repository.ts';

const limits = formLimits('sign-up');

/** Whoever has an account is told that somebody types its address, but not again and again. */
const noticesPerAddress: RateLimit = { name: 'sign-up notice', points: 3, duration: day };

/**
 * POST /register: what the caller is told, and what it costs, is the same whether or not the address has an account.
 * Everything that may be refused is looked at before it is known.
 * @throws RefusedCall 422 for a password that is easy to guess, 429, or 503 when too many are hashing
 */
export async function requestSignUp(
  { database, passwords, clock, key, outbox }: AppHostServices,
  request: FastifyRequest,
  wanted: CheckedSignUp,
): Promise<void> {
  const { password, paymentMethod, plan } = wanted;
  const email = wanted.email.toLowerCase();
  const name = cleaned('name', wanted.name, nameRequired);
  const business = cleaned('business', wanted.business, businessRequired);
  await refuseWeakPassword(password, { name, email, business });
  await passwords.withRoom(async () => {
    await countForm(database, limits, { request, email, now: clock() });
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      const account = await findAccountByEmail(transaction, email);
      if (account === undefined) {
        await addSignUp(transaction, key, { name, business, email, paymentMethod, plan, passwordHash }, now);
      } else {
        await tellOwner(transaction, account, now);
      }
      await recordAuditEvent(transaction, 'sign-up requested', { at: now, request, accountId: account?.id });
    });
  });
  outbox.wakeLater();
}

/** What was typed goes into mails and lists: on one line, and something that can be seen. */
function cleaned(field: string, typed: string, requiredMessage: string): string {
  const text = oneLine(typed);
  if (text === '') throw refuseField(field, requiredMessage);
  return text;
}

async function tellOwner(transaction: Database, account: AccountRow, now: number): Promise<void> {
  const addressKey = createHash('sha256').update(account.email).digest('hex');
  const wait = await countAgainst(transaction, noticesPerAddress, addressKey, now);
  // The mail says how to sign in, and nobody signs in to a disabled account.
  const isTold = wait === undefined && account.disabled_at === null;
  const receiver = isTold ? account : { id: account.id, email: nobody };
  await addNotice(transaction, 'sign-up of a known address', { account: receiver, now });
}
