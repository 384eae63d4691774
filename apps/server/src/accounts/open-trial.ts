import { readPlans } from '@accounting-site/content/facts';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { addAccount, addBusiness } from './accounts.repository.ts';

/** What a trial begins with. `passwordHash` is empty where no password leads in. */
export interface NewTrial {
  /** Of the person; empty when it is not known. */
  readonly name: string;
  readonly business: string;
  /** In lower case, and shown to be read by the person. */
  readonly email: string;
  readonly passwordHash: string;
  readonly paymentMethod?: string | undefined;
  readonly plan?: string | undefined;
}

/**
 * Makes a business on trial, for as long as content says, and the account of its owner.
 * @returns undefined when the address has an account by now; let the transaction fail then
 */
export async function openTrial(transaction: Database, trial: NewTrial, now: number) {
  const { name, business, email, passwordHash, paymentMethod, plan } = trial;
  const trialEndsAt = now + readPlans().trial.days * day;
  const businessId = await addBusiness(transaction, {
    name: business,
    now,
    trialEndsAt,
    paymentMethod,
    plan,
  });
  const account = { businessId, email, role: 'owner', passwordHash, name };
  const id = await addAccount(transaction, { ...account, now });
  return id === undefined ? undefined : { id, email, role: account.role };
}
