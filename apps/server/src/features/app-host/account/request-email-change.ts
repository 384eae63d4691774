import type { FastifyRequest } from 'fastify';
import { findAccountByEmail } from '../../../accounts/accounts.repository.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { refuseField } from '../../../http/problems.ts';
import {
  addMailedLink,
  cancelMailedLinks,
  findWaitingEmail,
} from '../../../mailed-links/mailed-links.repository.ts';
import { countForm } from '../../../site-forms/form-limits.ts';
import { changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';
import { tellOwner } from '../tell-owner.ts';

/**
 * PUT /account/email: emails a link to the new address, which becomes the account's after confirmation. When
 * another account has the address, the response is the same, and its owner gets a notice. The account's current
 * address cancels a change that waits for confirmation, because a mistyped address may belong to someone else.
 * @throws RefusedCall 422 for the current address when no change waits, 401, 403, or 429 after too many requests
 */
export async function requestEmailChange(
  services: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
  typed: string,
): Promise<void> {
  const { database, clock, key, outbox } = services;
  const { accountId } = signedIn;
  const email = typed.toLowerCase();
  await countForm(database, 'new e-mail', { request, person: email, now: clock() });
  await changeAccount(services, request, signedIn, async (transaction, { account, now, record }) => {
    const isOwn = account.email === email;
    if (isOwn && (await findWaitingEmail(transaction, accountId, now)) === undefined) {
      throw refuseField('email', 'This is your address already');
    }
    // Only the most recently typed address can become the account's.
    await cancelMailedLinks(transaction, { accountId }, ['new e-mail'], now);
    if (isOwn) return record('e-mail change requested', 'cancelled');
    const owner = await findAccountByEmail(transaction, email);
    const isMailed = owner === undefined;
    await addMailedLink(transaction, key, { purpose: 'new e-mail', account, email, isMailed, now });
    if (owner !== undefined) await tellOwner(transaction, owner, { form: 'new e-mail', now });
    await record('e-mail change requested');
  });
  outbox.wakeLater();
}
