import type { CheckedSignUp } from '@accounting-site/contract/account/sign-up';
import { businessRequired, nameRequired } from '@accounting-site/contract/fields/validation-messages';
import { countedSource } from '@accounting-site/contract/reports/visits';
import type { FastifyRequest } from 'fastify';
import { findAccountByEmail } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { refuseField } from '../../../http/problems.ts';
import { noReceiver } from '../../../mail/mail.ts';
import { findWaitingSignUp } from '../../../mailed-links/waiting-sign-ups.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { countForm, mayEmail } from '../../../site-forms/form-limits.ts';
import { countTrial } from '../../../visits/visits.repository.ts';
import type { AppHostServices } from '../services.ts';
import { tellOwner } from '../tell-owner.ts';
import { addSignUp } from './sign-ups.repository.ts';

/**
 * POST /register: the response and the work are the same whether or not the address has an account. All
 * validation happens before the account is looked up.
 * @throws RefusedCall 422 for a weak password, 429, or 503 when the hashing queue is full
 */
export async function requestSignUp(
  { database, passwords, clock, key, outbox }: AppHostServices,
  request: FastifyRequest,
  wanted: CheckedSignUp,
): Promise<void> {
  const { password, paymentMethod, plan } = wanted;
  const source = countedSource(wanted.source || wanted.referrer);
  const campaign = countedSource(wanted.campaign);
  const email = wanted.email.toLowerCase();
  const name = cleaned('name', wanted.name, nameRequired);
  const business = cleaned('business', wanted.business, businessRequired);
  await refuseWeakPassword(password, { name, email, business });
  await passwords.withRoom(async () => {
    await countForm(database, 'sign-up', { request, person: email, now: clock() });
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      const isEmailed = await mayEmail(transaction, 'link', { address: email, now });
      const account = await findAccountByEmail(transaction, email);
      const waiting = await findWaitingSignUp(transaction, email, now);
      if (account === undefined) {
        // Without an email no one can confirm it, so it does not name the person.
        const person = isEmailed ? { name, business, email } : { name: '', business: '', email: noReceiver };
        const signUp = { ...person, paymentMethod, plan, source, campaign, passwordHash };
        await addSignUp(transaction, key, signUp, now);
      } else {
        await tellOwner(transaction, account, { form: 'sign-up', now });
      }
      await recordAuditEvent(transaction, 'sign-up requested', { at: now, request, accountId: account?.id });
      // The page asks people to try again if no email comes: that is no other trial.
      const count = account === undefined && waiting === undefined ? 1 : 0;
      await countTrial(transaction, { source, campaign, count }, now);
    });
  });
  outbox.wakeLater();
}

/** The text is used in emails and lists, so it must be on one line and visible. */
function cleaned(field: string, typed: string, requiredMessage: string): string {
  const text = oneLine(typed);
  if (text === '') throw refuseField(field, requiredMessage);
  return text;
}
