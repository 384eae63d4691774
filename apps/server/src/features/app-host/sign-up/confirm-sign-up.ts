import type { ConfirmSignUp } from '@accounting-site/contract/account/sign-up';
import type { FastifyRequest } from 'fastify';
import { openTrial } from '../../../accounts/open-trial.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { countGuess, forgiveGuesses } from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { linkOver } from '../../../mailed-links/link-over.ts';
import { cancelMailedLinks, takeMailedLink } from '../../../mailed-links/mailed-links.repository.ts';
import { isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { findSignUp, type SignUpRow } from './sign-ups.repository.ts';

const advice = 'Sign in if your trial has begun. If not, sign up again, and we send another link.';

/**
 * POST /register/confirm: the token proves access to the mailbox, the password proves who signed up. With
 * both, it creates the business and its owner's account, and signs in. A wrong password does not use up the
 * link.
 * @returns undefined for a plain form, because without script the session could not be used
 * @throws RefusedCall 401 for a wrong password, 410 for a link that does not work, 429, or 503 when the
 * hashing queue is full
 */
export async function confirmSignUp(
  services: AppHostServices,
  request: FastifyRequest,
  { token, password }: ConfirmSignUp,
): Promise<OpenedSession | undefined> {
  const { database, passwords, clock, outbox } = services;
  const signUp = await passwords.withRoom(async () => {
    const now = clock();
    // Counted for the link, so that only its holder can use up the attempts.
    await countGuess(database, token, request, now, 'sign up again');
    const signUp = await findSignUp(database, token, now);
    const { matches } = await passwords.compare(signUp?.password_hash, password);
    if (signUp !== undefined && matches) return signUp;
    await recordAuditEvent(database, 'login failed', { at: now, request, detail: 'sign-up' });
    if (signUp === undefined) throw linkOver(advice);
    throw new RefusedCall(401, 'This is not the password that you chose when you signed up');
  });
  const session = await beginTrial(services, request, { token, signUp });
  outbox.wake();
  return session;
}

/**
 * Runs in one transaction, so that of several concurrent confirmations one begins a trial. The account is
 * inserted first: two links for one address conflict there, before either holds another lock.
 */
function beginTrial(
  { database, clock }: AppHostServices,
  request: FastifyRequest,
  { token, signUp }: { token: string; signUp: SignUpRow },
): Promise<OpenedSession | undefined> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const { name, business, email, password_hash: passwordHash, source, campaign } = signUp;
    const paymentMethod = signUp.payment_method ?? undefined;
    const plan = signUp.plan ?? undefined;
    const account = await openTrial(
      transaction,
      { name, business, email, passwordHash, paymentMethod, plan, source, campaign },
      now,
    );
    if (account === undefined) throw linkOver(advice);
    const link = await takeMailedLink(transaction, 'sign-up', token, now);
    if (link === undefined) throw linkOver(advice);
    await cancelMailedLinks(transaction, { email }, ['sign-up'], now);
    await forgiveGuesses(transaction, token, request);
    await recordAuditEvent(transaction, 'sign-up confirmed', { at: now, request, accountId: account.id });
    if (isPlainForm(request)) return undefined;
    return openSession(transaction, { account, request, remember: false, way: 'sign-up', now });
  });
}
