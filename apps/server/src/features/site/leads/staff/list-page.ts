import { recordOf } from '@accounting-site/contract/fields/record-of';
import { filledIn } from '@accounting-site/contract/forms/demo-request-fields';
import { leadEventKinds, leadKinds, leadSourceFields } from '@accounting-site/contract/staff/leads';
import type {
  LeadRecord,
  leadPageSchema,
  StaffLead,
  StaffLeadsAnswer,
} from '@accounting-site/contract/staff/staff-leads';
import type { z } from 'zod';
import type { Database } from '../../../../database/open-database.ts';
import { isoTime } from '../../../../iso-time.ts';
import { findLead, type OwnedLead } from '../leads.repository.ts';
import { type LeadPlace, listLeads, placeOf } from '../list-leads.ts';
import { findMembers, listMembers, showMember } from '../members.repository.ts';
import { dialledInstead, internationalDigits } from '../phone-links.ts';
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
  return {
    leads: shown.map(showLead),
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
    .select(['id', 'at', 'kind', 'text', 'account_id'])
    .where('lead_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  // After a rollback the database has kinds that this version does not know, and the desk could show nothing at all.
  const events = all.filter(({ kind }) => leadEventKinds.includes(kind));
  const owners = events.filter(({ kind }) => kind === 'owner').map(({ text }) => ({ account_id: text }));
  const member = await findMembers(database, [...events, ...owners]);
  return {
    lead: showLead(row),
    events: events.map(({ id, at, kind, text, account_id }) => ({
      id,
      at: isoTime(at),
      kind,
      text: kind === 'owner' && text !== '' ? (member(text)?.name ?? 'a former colleague') : text,
      by: member(account_id),
    })),
    messages: await findMessages(database, id),
  };
}

function showLead(row: OwnedLead): StaffLead {
  const { owner_id, owner_name, owner_email } = row;
  const { id, kind, plan, stage, lost_reason: lostReason, best_time: bestTime, next_step: nextStep } = row;
  return {
    id,
    kind: leadKinds.includes(kind) ? kind : 'added',
    receivedAt: isoTime(row.received_at),
    ...filledIn(row),
    phoneDigits: internationalDigits(row.phone) ?? null,
    phoneDialled: dialledInstead(row.phone) ?? null,
    bestTime,
    plan,
    suspected: row.suspected === 1,
    stage,
    lostReason,
    owner:
      owner_id === null || owner_name === null || owner_email === null
        ? null
        : showMember({ id: owner_id, name: owner_name, email: owner_email }),
    nextStep,
    dueAt: isoTime(row.due_at),
    answeredAt: isoTime(row.answered_at),
    contactedAt: isoTime(row.contacted_at),
    ...recordOf(leadSourceFields, (name) => row[name]),
  };
}
