import { recordOf } from '@accounting-site/contract/fields/record-of';
import { filledIn } from '@accounting-site/contract/forms/demo-request-fields';
import { leadEventKinds, leadKinds, leadSourceFields } from '@accounting-site/contract/staff/leads';
import type {
  LeadRecord,
  leadPageSchema,
  Member,
  StaffLead,
  StaffLeadsAnswer,
} from '@accounting-site/contract/staff/staff-leads';
import type { z } from 'zod';
import type { Database } from '../../../../database/open-database.ts';
import { findLead, type LeadRow } from '../leads.repository.ts';
import { type LeadPlace, listLeads, placeOf } from '../list-leads.ts';
import { listMembers, showMember } from '../members.repository.ts';
import { internationalDigits } from '../phone-links.ts';
import { choiceOf } from './leads-as-csv.ts';
import { findMessages } from './messages.repository.ts';

const pageSize = 50;

/** One page of leads. The cursor is the last lead of the page before, so that new leads shift no pages. */
export async function listPage(
  database: Database,
  { after, ...filters }: z.output<typeof leadPageSchema>,
  now: number,
): Promise<StaffLeadsAnswer> {
  const choice = {
    ...choiceOf(filters, now),
    after: after === undefined ? undefined : readCursor(after),
  };
  const rows = await listLeads(database, { ...choice, limit: pageSize + 1 });
  const members = await listMembers(database);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const owners = await findOwners(
    database,
    shown.map(({ owner_id }) => owner_id),
  );
  return {
    leads: shown.map((row) => showLead(row, owners)),
    next: last === undefined ? null : writeCursor(placeOf(last, choice)),
    members,
  };
}

const writeCursor = ({ at, id }: LeadPlace) => `${at}_${id}`;

function readCursor(cursor: string): LeadPlace {
  const at = cursor.indexOf('_');
  return { at: Number(cursor.slice(0, at)), id: cursor.slice(at + 1) };
}

/** One lead with its history and its messages. Undefined when there is no such lead. */
export async function readRecord(database: Database, id: string): Promise<LeadRecord | undefined> {
  const row = await findLead(database, id);
  if (row === undefined) return undefined;
  const all = await database
    .selectFrom('lead_events')
    .leftJoin('accounts', 'accounts.id', 'lead_events.account_id')
    .select(['lead_events.id', 'at', 'kind', 'text', 'account_id', 'accounts.name', 'accounts.email'])
    .where('lead_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('lead_events.id', 'desc')
    .execute();
  // After a rollback the database has kinds that this version does not know, and the desk could show nothing at all.
  const events = all.filter(({ kind }) => leadEventKinds.includes(kind));
  const given = events.filter(({ kind }) => kind === 'owner').map(({ text }) => text);
  const owners = await findOwners(database, [row.owner_id, ...given]);
  return {
    lead: showLead(row, owners),
    events: events.map(({ id, at, kind, text, account_id, name, email }) => ({
      id,
      at: new Date(at).toISOString(),
      kind,
      text: kind === 'owner' && text !== '' ? (owners.get(text)?.name ?? 'a former colleague') : text,
      by:
        account_id === null || name === null || email === null
          ? null
          : showMember({ id: account_id, name, email }),
    })),
    messages: (await findMessages(database, [id])).get(id) ?? [],
  };
}

async function findOwners(
  database: Database,
  owners: readonly (string | null)[],
): Promise<Map<string, Member>> {
  const ids = [...new Set(owners.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Map();
  const accounts = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .execute();
  return new Map(accounts.map((account) => [account.id, showMember(account)]));
}

const writeTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

function showLead(row: LeadRow, owners: ReadonlyMap<string, Member>): StaffLead {
  const { id, kind, plan, stage, lost_reason: lostReason, best_time: bestTime, next_step: nextStep } = row;
  return {
    id,
    kind: leadKinds.includes(kind) ? kind : 'added',
    receivedAt: new Date(row.received_at).toISOString(),
    ...filledIn(row),
    phoneDigits: internationalDigits(row.phone) ?? null,
    bestTime,
    plan,
    suspected: row.suspected === 1,
    stage,
    lostReason,
    owner: owners.get(row.owner_id ?? '') ?? null,
    nextStep,
    dueAt: writeTime(row.due_at),
    answeredAt: writeTime(row.answered_at),
    contactedAt: writeTime(row.contacted_at),
    ...recordOf(leadSourceFields, (name) => row[name]),
  };
}
