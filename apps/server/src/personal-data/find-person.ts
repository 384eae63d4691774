import { sql } from 'kysely';
import { inParts } from '../database/in-parts.ts';
import type { Database } from '../database/open-database.ts';
import { findByFormerContact } from '../features/site/leads/contact-history.ts';
import { findEventIds } from '../features/site/leads/delete-leads.ts';
import { internationalDigits } from '../features/site/leads/phone-links.ts';
import { accountInSubject } from '../outbox/account-in-subject.ts';
import { publicationTemplate } from '../releases/tell-team.ts';

/** An email address in lower case, or the digits of a phone number with its country code. */
export type PersonName = { readonly email: string } | { readonly phone: string };

/** The IDs of a person's rows. */
export interface PersonIds {
  accounts: string[];
  /** Businesses in which no one but these accounts has one. */
  businesses: string[];
  sessions: string[];
  links: string[];
  notices: string[];
  leads: string[];
  registrations: string[];
  /** IDs that outbox messages may refer to. */
  subjects: string[];
}

/** The IDs by which the other rows are found. */
export type KnownIds = Pick<PersonIds, 'accounts' | 'links' | 'notices' | 'leads' | 'registrations'>;

export const nothingKnown: KnownIds = { accounts: [], links: [], notices: [], leads: [], registrations: [] };

/** Finds a person in all tables, also by contact details that staff have corrected. Only leads contain phone numbers. */
export async function findPerson(database: Database, person: PersonName): Promise<PersonIds> {
  const found = 'email' in person ? await findByEmail(database, person.email) : nothingKnown;
  const current =
    'email' in person
      ? await idsWithEmail(database, 'demo_requests', person.email)
      : await findLeadsByPhone(database, person.phone);
  const former = await ('email' in person
    ? findByFormerContact(database, 'email', (email) => email.toLowerCase() === person.email)
    : findByFormerContact(database, 'phone', (phone) => internationalDigits(phone) === person.phone));
  return completeIds(database, { ...found, leads: [...current, ...former] });
}

/** Finds the rows of these IDs. Pass no more accounts than one statement can take. */
export async function completeIds(database: Database, known: KnownIds): Promise<PersonIds> {
  const { accounts } = known;
  const leads = unique(known.leads);
  const links = unique([...known.links, ...(await findMailTo(database, 'mailed_links', accounts))]);
  const notices = unique([...known.notices, ...(await findMailTo(database, 'notices', accounts))]);
  const registrations = unique([...known.registrations, ...(await findSeats(database, leads))]);
  const publications = await findPublicationMails(database, accounts);
  const events = await findEventIds(database, leads);
  return {
    ...{ accounts, links, notices, leads, registrations },
    businesses: await findOwnBusinesses(database, accounts),
    sessions: await findSessions(database, accounts),
    subjects: [...accounts, ...publications, ...leads, ...events, ...registrations, ...links, ...notices],
  };
}

/** The links or notices of these accounts, and to their addresses: a sign-up has no account yet. */
async function findMailTo(database: Database, table: 'mailed_links' | 'notices', accounts: string[]) {
  if (accounts.length === 0) return [];
  const emails = database
    .selectFrom('accounts')
    .select('accounts.email')
    .where('accounts.id', 'in', accounts);
  const rows = await database
    .selectFrom(table)
    .select('id')
    .where((row) => row.or([row('account_id', 'in', accounts), row('email', 'in', emails)]))
    .execute();
  return idsOf(rows);
}

async function findSessions(database: Database, accounts: string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  return idsOf(
    await database.selectFrom('sessions').select('id').where('account_id', 'in', accounts).execute(),
  );
}

async function findPublicationMails(database: Database, accounts: string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const rows = await database
    .selectFrom('outbox')
    .select('subject_id as id')
    .where('template', '=', publicationTemplate)
    .where(accountInSubject, 'in', accounts)
    .execute();
  return idsOf(rows);
}

/** The registrations of these leads: their email address is the one that was typed, before any correction. */
async function findSeats(database: Database, leads: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const some of inParts(leads)) {
    const seats = database.selectFrom('webinar_registrations').select('id').where('id', 'in', some);
    found.push(...idsOf(await seats.execute()));
  }
  return found;
}

async function findByEmail(database: Database, email: string): Promise<Omit<KnownIds, 'leads'>> {
  return {
    accounts: await idsWithEmail(database, 'accounts', email),
    links: await idsWithEmail(database, 'mailed_links', email),
    notices: await idsWithEmail(database, 'notices', email),
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

async function findOwnBusinesses(database: Database, accounts: string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const businesses = await database
    .selectFrom('accounts')
    .select('business_id as id')
    .distinct()
    .where('id', 'in', accounts)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as others')
            .select('others.id')
            .whereRef('others.business_id', '=', 'accounts.business_id')
            .where('others.id', 'not in', accounts),
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

const unique = (ids: readonly string[]) => [...new Set(ids)];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
