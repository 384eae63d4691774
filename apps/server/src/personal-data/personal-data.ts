import { findAccount } from '../accounts/accounts.repository.ts';
import { findNextOwner, lockAccountsOf, lockBusiness } from '../accounts/businesses.repository.ts';
import { passOnOwnership } from '../accounts/pass-on-ownership.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import { lockSessionsOfAccount } from '../authentication/sessions.repository.ts';
import { withAnyTable } from '../backup/any-table.ts';
import { inParts } from '../database/in-parts.ts';
import type { Database } from '../database/open-database.ts';
import type { LeadRow } from '../features/site/leads/leads.repository.ts';
import { recordErasure } from './erasures.ts';
import { findPerson, type PersonIds, type PersonName } from './find-person.ts';
import { isPersonal, type PersonalTable } from './table-plan.ts';
import { tablePlans } from './table-plans.ts';

/** What happened to the rows of one table. */
export interface TableOutcome {
  readonly table: string;
  readonly rows: number;
  readonly outcome: string;
}

const personalTables = Object.entries(tablePlans).filter((entry): entry is [string, PersonalTable] =>
  isPersonal(entry[1]),
);

/** Everything stored about a person, by table, without secrets. Times are ISO 8601 in UTC. */
export async function exportPerson(
  database: Database,
  person: PersonName,
  now: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const ids = await findPerson(database, person);
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [table, plan] of personalTables) {
    const rows = await readRows(database, table, plan, ids);
    if (rows.length > 0) found[table] = rows;
  }
  // The audit log names the account by its ID only, without any typed data.
  const source = { at: now, request: 'command line', accountId: ids.accounts[0] } as const;
  await recordAuditEvent(database, 'person exported', source);
  return found;
}

async function readRows(database: Database, table: string, { by, exported }: PersonalTable, ids: PersonIds) {
  const [column, kind] = by;
  const rows: Record<string, unknown>[] = [];
  for (const some of inParts(ids[kind])) {
    rows.push(
      ...(await withAnyTable(database).selectFrom(table).selectAll().where(column, 'in', some).execute()),
    );
  }
  return rows.map((row) => Object.fromEntries(exported.map((name) => [name, readable(name, row[name])])));
}

const readable = (column: string, value: unknown) =>
  /(?:^|_)(?:at|since|start)$/.test(column) && typeof value === 'number'
    ? new Date(value).toISOString()
    : value;

/** What `erasePerson` would do, by table. */
export async function countPerson(database: Database, person: PersonName): Promise<TableOutcome[]> {
  const ids = await findPerson(database, person);
  return forEachPersonalTable(async (table, plan) => (await readRows(database, table, plan, ids)).length);
}

/** @param work returns how many rows of a table it concerned */
async function forEachPersonalTable(
  work: (table: string, plan: PersonalTable) => Promise<number>,
): Promise<TableOutcome[]> {
  const outcomes: TableOutcome[] = [];
  for (const [table, plan] of personalTables) {
    const rows = await work(table, plan);
    const { erase } = plan;
    const outcome = erase === 'delete' ? 'deleted' : `${erase.empty.join(', ')} emptied: ${erase.why}`;
    if (rows > 0) outcomes.push({ table, rows, outcome });
  }
  return outcomes;
}

/**
 * Whom `erasePerson` would erase: their leads, oldest first, and the roles of their account. `nextOwners` are the
 * addresses of those who become the owner of a business in their place.
 */
export async function identifyPerson(database: Database, person: PersonName) {
  const ids = await findPerson(database, person);
  const leads: Pick<LeadRow, 'name' | 'kind' | 'received_at'>[] = [];
  for (const some of inParts(ids.leads)) {
    const found = database.selectFrom('demo_requests').select(['name', 'kind', 'received_at']);
    leads.push(...(await found.where('id', 'in', some).execute()));
  }
  const accounts = await findAccounts(database, ids);
  const next = await Promise.all(accounts.map((account) => findNextOwner(database, account)));
  return {
    leads: leads.sort((one, other) => one.received_at - other.received_at),
    roles: accounts.map(({ role }) => role),
    nextOwners: next.flatMap((account) => (account?.becomesOwner ? account.email : [])),
  };
}

/** Erases a person from all tables in one transaction, and reports what was done. */
export function erasePerson(database: Database, person: PersonName, now: number): Promise<TableOutcome[]> {
  return database.transaction().execute(async (transaction) => {
    await lockEverything(transaction, await findPerson(transaction, person));
    const ids = await findPerson(transaction, person);
    const outcomes = await eraseIds(transaction, ids, now);
    if (outcomes.length > 0) await recordErasure(transaction, ids, now);
    return outcomes;
  });
}

async function findAccounts(database: Database, { accounts }: PersonIds) {
  const found = await Promise.all(accounts.map((id) => findAccount(database, id)));
  return found.filter((account) => account !== undefined);
}

/** Erases these rows from all tables, and gives a business another owner whose only one is erased. */
export async function eraseIds(transaction: Database, ids: PersonIds, now: number): Promise<TableOutcome[]> {
  const accounts = await findAccounts(transaction, ids);
  const outcomes = await forEachPersonalTable((table, plan) => eraseRows(transaction, table, plan, ids));
  for (const account of accounts) {
    await passOnOwnership(transaction, account, { at: now, request: 'command line' });
  }
  return outcomes;
}

async function eraseRows(transaction: Database, table: string, { by, erase }: PersonalTable, ids: PersonIds) {
  const [column, kind] = by;
  let rows = 0;
  for (const some of inParts(ids[kind])) {
    if (erase === 'delete') {
      const { numDeletedRows } = await withAnyTable(transaction)
        .deleteFrom(table)
        .where(column, 'in', some)
        .executeTakeFirstOrThrow();
      rows += Number(numDeletedRows);
    } else {
      const { numUpdatedRows } = await withAnyTable(transaction)
        .updateTable(table)
        .set(Object.fromEntries(erase.empty.map((name) => [name, ''])))
        .where(column, 'in', some)
        .executeTakeFirstOrThrow();
      rows += Number(numUpdatedRows);
    }
  }
  return rows;
}

/**
 * Locks the accounts of the businesses, then the sessions and the businesses. A new account that joins one of the
 * businesses meanwhile waits, and keeps it. A refresh locks its session before the tokens: the two could deadlock
 * otherwise.
 */
async function lockEverything(transaction: Database, ids: PersonIds): Promise<void> {
  for (const { id, business_id } of await findAccounts(transaction, ids)) {
    await lockAccountsOf(transaction, business_id);
    await lockSessionsOfAccount(transaction, id);
  }
  for (const id of ids.businesses) await lockBusiness(transaction, id);
}
