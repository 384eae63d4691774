import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { findByFormerContact } from '../features/site/leads/contact-history.ts';
import { findEventIds } from '../features/site/leads/leads.repository.ts';
import { internationalDigits } from '../features/site/leads/phone-links.ts';

/** An email address in lower case, or the digits of a phone number with its country code. */
export type PersonName = { readonly email: string } | { readonly phone: string };

/** The IDs of a person's rows. */
export interface PersonIds {
  accounts: string[];
  /** Businesses in which no one else has an account. */
  businesses: string[];
  sessions: string[];
  links: string[];
  notices: string[];
  leads: string[];
  registrations: string[];
  /** IDs that outbox messages may refer to. */
  subjects: string[];
}

/** Finds a person in all tables, also by contact details that staff have corrected. Only leads contain phone numbers. */
export async function findPerson(database: Database, person: PersonName): Promise<PersonIds> {
  const found = 'email' in person ? await findByEmail(database, person.email) : nothing;
  const current =
    'email' in person
      ? await idsWithEmail(database, 'demo_requests', person.email)
      : await findLeadsByPhone(database, person.phone);
  const former = await ('email' in person
    ? findByFormerContact(database, 'email', (email) => email.toLowerCase() === person.email)
    : findByFormerContact(database, 'phone', (phone) => internationalDigits(phone) === person.phone));
  const leads = [...new Set([...current, ...former])];
  const events = await findEventIds(database, leads);
  const registrations = [...new Set([...found.registrations, ...(await findSeats(database, leads))])];
  const { accounts, links, notices } = found;
  const subjects = [...accounts, ...leads, ...events, ...registrations, ...links, ...notices];
  return { ...found, leads, registrations, subjects };
}

/** The registrations of these leads: their email address is the one that was typed, before any correction. */
async function findSeats(database: Database, leads: readonly string[]): Promise<string[]> {
  if (leads.length === 0) return [];
  return idsOf(
    await database.selectFrom('webinar_registrations').select('id').where('id', 'in', leads).execute(),
  );
}

type FoundByEmail = Omit<PersonIds, 'leads' | 'subjects'>;

const nothing: FoundByEmail = {
  ...{ accounts: [], businesses: [], sessions: [], links: [], notices: [], registrations: [] },
};

async function findByEmail(database: Database, email: string): Promise<FoundByEmail> {
  const accounts = await idsWithEmail(database, 'accounts', email);
  const [account] = accounts;
  const ofAccount = async (table: 'sessions' | 'mailed_links' | 'notices') => {
    if (account === undefined) return [];
    return idsOf(await database.selectFrom(table).select('id').where('account_id', '=', account).execute());
  };
  const both = async (table: 'mailed_links' | 'notices') => [
    ...new Set([...(await ofAccount(table)), ...(await idsWithEmail(database, table, email))]),
  ];
  return {
    accounts,
    businesses: account === undefined ? [] : await findOwnBusinesses(database, account),
    sessions: await ofAccount('sessions'),
    links: await both('mailed_links'),
    notices: await both('notices'),
    registrations: await idsWithEmail(database, 'webinar_registrations', email),
  };
}

type TableWithEmail = 'accounts' | 'demo_requests' | 'mailed_links' | 'notices' | 'webinar_registrations';

/** SQLite's lower() knows only the letters of ASCII, so addresses with other letters are compared here. */
async function idsWithEmail(database: Database, table: TableWithEmail, email: string): Promise<string[]> {
  const rows = await database
    .selectFrom(table)
    .select(['id', 'email'])
    .where(sql<boolean>`lower(email) = ${email} or octet_length(email) <> length(email)`)
    .execute();
  return idsOf(rows.filter((row) => row.email.toLowerCase() === email));
}

async function findOwnBusinesses(database: Database, account: string): Promise<string[]> {
  const businesses = await database
    .selectFrom('accounts')
    .select('business_id as id')
    .where('id', '=', account)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as others')
            .select('others.id')
            .whereRef('others.business_id', '=', 'accounts.business_id')
            .where('others.id', '!=', account),
        ),
      ),
    )
    .execute();
  return idsOf(businesses);
}

/** People write a number in many ways. Rows of versions that did not store its normal form are parsed. */
async function findLeadsByPhone(database: Database, digits: string): Promise<string[]> {
  const rows = await database
    .selectFrom('demo_requests')
    .select(['id', 'phone'])
    .where('phone_number', 'in', [`+${digits}`, ''])
    .where('phone', '!=', '')
    .execute();
  return idsOf(rows.filter(({ phone }) => internationalDigits(phone) === digits));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
