import type { Selectable } from 'kysely';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';
import type { AuditEventTable } from '../database/tables.ts';
import { type KnownIds, nothingKnown, type PersonIds } from './find-person.ts';

/** What the audit log calls rows that were erased, before their ID. */
const kinds = { lead: 'leads', registration: 'registrations', link: 'links', notice: 'notices' } as const;

/**
 * Records an erasure, so that a restore can repeat it: a row for the account, and one for the ID of each lead,
 * registration, link and notice. An ID names no one once its row is erased.
 */
export async function recordErasure(transaction: Database, ids: PersonIds, now: number): Promise<void> {
  const [accountId] = ids.accounts;
  const details = Object.entries(kinds).flatMap(([name, kind]) => ids[kind].map((id) => `${name} ${id}`));
  for (const detail of accountId === undefined ? details : [undefined, ...details]) {
    const source = { at: now, request: 'command line', accountId, detail } as const;
    await recordAuditEvent(transaction, 'person erased', source);
  }
}

type Erasure = Selectable<AuditEventTable>;

/** The erasures and account deletions in the audit log. */
export function readErasures(database: Database): Promise<Erasure[]> {
  return database
    .selectFrom('audit_events')
    .selectAll()
    .where('event', 'in', ['person erased', 'account deleted'])
    .execute();
}

/** The IDs that these events name. Events of versions that recorded only the account have no detail. */
export function idsIn(erasures: readonly Erasure[]): KnownIds {
  const named = (name: string) =>
    erasures.flatMap(({ detail }) => (detail?.startsWith(`${name} `) ? detail.slice(name.length + 1) : []));
  return {
    ...nothingKnown,
    accounts: [...new Set(erasures.flatMap(({ account_id }) => account_id ?? []))],
    ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [kind, named(name)])),
  };
}
