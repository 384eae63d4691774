import { readPlans } from '@accounting-site/content/facts/facts';
import { currentLanguage } from '@accounting-site/content/languages/current-language';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { addAccount, addBusiness, type NewBusiness } from './accounts.repository.ts';

/** What a trial starts with. `passwordHash` is empty when the owner signs in without a password. */
interface NewTrial extends Omit<NewBusiness, 'name' | 'now' | 'trialEndsAt'> {
  /** Name of the owner; empty when unknown. */
  readonly name: string;
  readonly business: string;
  /** In lower case, and verified: the owner has shown that they read its email. */
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Creates a business on trial and its owner's account, in the current language. Content sets the length of the trial.
 * @returns undefined when the address already has an account; the transaction must then be rolled back
 */
export async function openTrial(transaction: Database, trial: NewTrial, now: number) {
  const { name, business, email, passwordHash, ...more } = trial;
  const trialEndsAt = now + readPlans().trial.days * day;
  const businessId = await addBusiness(transaction, { ...more, name: business, now, trialEndsAt });
  const language = currentLanguage();
  const account = { businessId, email, role: 'owner', passwordHash, name, language };
  const id = await addAccount(transaction, { ...account, now });
  return id === undefined ? undefined : { id, email, role: account.role, language };
}
