import type { CheckedSignUp } from '@accounting-site/contract/account/sign-up';
import type { Selectable } from 'kysely';
import type { SignUpTable } from '../../../database/account-tables.ts';
import type { Database } from '../../../database/open-database.ts';
import { addMailedLink, findMailedLink } from '../../../mailed-links/mailed-links.repository.ts';
import type { InstallationKey } from '../../../secrets/installation-key.ts';

/** A sign-up that is not yet confirmed, with the address to be confirmed. */
export type SignUpRow = Selectable<SignUpTable> & { readonly email: string };

/** A sign-up with its password hashed and its address in lower case. */
interface NewSignUp
  extends Pick<
    CheckedSignUp,
    'name' | 'business' | 'email' | 'paymentMethod' | 'plan' | 'source' | 'campaign'
  > {
  readonly passwordHash: string;
}

/** Stores a sign-up and queues the email with its link. There is no account until it is confirmed. */
export async function addSignUp(
  transaction: Database,
  key: InstallationKey,
  { name, business, email, paymentMethod, plan, source, campaign, passwordHash }: NewSignUp,
  now: number,
): Promise<void> {
  const linkId = await addMailedLink(transaction, key, { purpose: 'sign-up', email, now });
  await transaction
    .insertInto('sign_ups')
    .values({
      link_id: linkId,
      name,
      business,
      password_hash: passwordHash,
      payment_method: paymentMethod ?? null,
      plan: plan || null,
      source,
      campaign,
    })
    .execute();
}

/** The sign-up that a mailed link would confirm at this time. */
export async function findSignUp(
  database: Database,
  token: string,
  now: number,
): Promise<SignUpRow | undefined> {
  const link = await findMailedLink(database, 'sign-up', token, now);
  if (link === undefined) return undefined;
  const signUp = await database
    .selectFrom('sign_ups')
    .selectAll()
    .where('link_id', '=', link.id)
    .executeTakeFirst();
  return signUp && { ...signUp, email: link.email };
}
