import type { ConfirmSignUp } from '@accounting-site/contract/sign-up';
import type { FastifyRequest } from 'fastify';
import { openTrial } from '../../../accounts/open-trial.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { countGuess, forgiveGuesses } from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import { linkOver } from '../../../mailed-links/link-over.ts';
import { cancelMailedLinksTo, takeMailedLink } from '../../../mailed-links/mailed-links.repository.ts';
import { RefusedCall } from '../../../problems.ts';
import { isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { findSignUp, type SignUpRow } from './sign-ups.repository.ts';

const advice = 'Sign in if your trial has begun. If not, sign up again, and we send another link.';

/**
 * POST /register/confirm: the token shows who reads the mail, the password who signed up. Both together make the
 * business and its owner's account, and sign in. A wrong password leaves the link as it was.
 * @returns undefined for a plain form: without script nobody could use the session
 * @throws RefusedCall 401 for a wrong password, 410 for a link that is over, 429, or 503 when too many are hashing
 */
export async function confirmSignUp(
  services: AppHostServices,
  request: FastifyRequest,
  { token, password }: ConfirmSignUp,
): Promise<OpenedSession | undefined> {
  const { database, passwords, clock, outbox } = services;
  const signUp = await passwords.withRoom(async () => {
    const now = clock();
    // Counted for the link, so that nobody but who holds it can use up its tries.
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
 * All of it, or nothing: of any number who confirm at once, one begins a trial. The account comes first, because its
 * address is what two links have in common: whoever holds that waits for nobody.
 */
function beginTrial(
  { database, clock }: AppHostServices,
  request: FastifyRequest,
  { token, signUp }: { token: string; signUp: SignUpRow },
): Promise<OpenedSession | undefined> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const { name, business, email, password_hash: passwordHash } = signUp;
    const paymentMethod = signUp.payment_method ?? undefined;
    const plan = signUp.plan ?? undefined;
    const account = await openTrial(
      transaction,
      { name, business, email, passwordHash, paymentMethod, plan },
      now,
    );
    if (account === undefined) throw linkOver(advice);
    const link = await takeMailedLink(transaction, 'sign-up', token, now);
    if (link === undefined) throw linkOver(advice);
    await cancelMailedLinksTo(transaction, email, 'sign-up', now);
    await forgiveGuesses(transaction, token, request);
    await recordAuditEvent(transaction, 'sign-up confirmed', { at: now, request, accountId: account.id });
    if (isPlainForm(request)) return undefined;
    return openSession(transaction, { account, request, remember: false, way: 'sign-up', now });
  });
}
