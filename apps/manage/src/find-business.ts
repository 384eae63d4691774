import { dayOf } from '@accounting-site/content/dates/content-day';
import { findBusinesses } from '@accounting-site/server/accounts/accounts.repository';
import { listEmailsOfBusiness } from '@accounting-site/server/accounts/businesses.repository';
import type { Database } from '@accounting-site/server/database/open-database';
import { CannotDo, type Given, required } from './command.ts';
import { formatTable } from './format-table.ts';

export const businessOptions = { business: { type: 'string' }, 'business-id': { type: 'string' } } as const;

/**
 * Finds the id of the business in --business or --business-id.
 * @throws CannotDo when there is none, or more than one
 */
export async function findBusiness(given: Given, database: Database): Promise<string> {
  const id = await chooseBusiness(given, database);
  if (id !== undefined) return id;
  throw new CannotDo(`There is no business ${businessName(given)}. user list names them.`);
}

/**
 * Finds the id of the business in --business, or undefined if there is none. If several have the same name,
 * --business-id is required.
 * @throws CannotDo when the options do not identify one
 */
export async function chooseBusiness(given: Given, database: Database): Promise<string | undefined> {
  const name = businessName(given);
  const found = await findBusinesses(database, name);
  const id = given.values['business-id'];
  if (id !== undefined) {
    const chosen = found.find((business) => business.id === id);
    if (chosen === undefined) throw new CannotDo(`There is no business ${name} with the ID ${String(id)}.`);
    return chosen.id;
  }
  if (found.length <= 1) return found[0]?.id;
  const table = await describeBusinesses(database, found);
  throw new CannotDo(`There are ${found.length} businesses of this name. Add --business-id:\n\n${table}`);
}

export function businessName(given: Given): string {
  return required(given, 'business', '"Adom Provisions"');
}

async function describeBusinesses(
  database: Database,
  businesses: readonly { id: string; created_at: number }[],
): Promise<string> {
  const rows: string[][] = [];
  for (const { id, created_at } of businesses) {
    const emails = await listEmailsOfBusiness(database, id);
    rows.push([id, dayOf(created_at), emails.join(', ')]);
  }
  return formatTable(['ID', 'Since', 'Accounts'], rows);
}
