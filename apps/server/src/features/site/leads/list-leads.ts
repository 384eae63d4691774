import { cleanPasted } from '@accounting-site/contract/fields/clean-pasted';
import { plainPhone } from '@accounting-site/contract/fields/phone-shape';
import { openStages } from '@accounting-site/contract/staff/leads';
import type { LeadFilters } from '@accounting-site/contract/staff/staff-leads';
import { rolesWith } from '@accounting-site/contract/staff/staff-roles';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isSqlite } from '../../../database/is-sqlite.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { type LeadRow, type OwnedLead, selectOwnedLeads } from './leads.repository.ts';

/**
 * Which leads to list: the filters of a request, some of them replaced by those below. A missing filter does
 * not narrow the list. Times are in milliseconds since 1970.
 */
export interface LeadChoice extends Omit<LeadFilters, 'owner' | 'overdue' | 'due' | 'since' | 'until'> {
  /** Only open leads without a due time. */
  undated?: boolean | undefined;
  /** The account that follows up; null for leads that nobody has taken. */
  owner?: string | null | undefined;
  /** Only leads of this account, and those that nobody has taken. */
  mine?: string | undefined;
  /** Only open leads that are due before this time. */
  dueBefore?: number | undefined;
  /** Only those of `dueBefore` that are due at this time or later. */
  dueFrom?: number | undefined;
  since?: number | undefined;
  before?: number | undefined;
  /** Only leads that come after this position in the list. */
  after?: LeadPlace | undefined;
  limit?: number | undefined;
}

/** The position of a lead: the time by which the list is sorted, and the id. */
export interface LeadPlace {
  at: number;
  id: string;
}

/** Later than every due time. `dueTime` has this value for leads without a due time. */
export const never = Number.MAX_SAFE_INTEGER;
// The same literals as in migration 0019: a database uses an index only for identical expressions.
export const dueTime = sql<number>`coalesce(due_at, 9007199254740991)`;
export const isOpen = sql<boolean>`stage in (${sql.join(openStages.map((stage) => sql.lit(stage)))})`;

/** A registration for a webinar needs no work until staff take it or plan a step. */
const isToDo = sql<boolean>`not (
  kind = 'webinar' and stage = 'new' and owner_id is null and ${dueTime} = 9007199254740991
)`;

/** Open leads are sorted by due time, all other lists by time of arrival. */
const isByDueTime = ({ stage, dueBefore }: LeadChoice) => stage === 'open' || dueBefore !== undefined;

/** The position of a lead when the list has these filters. The next page continues after it. */
export const placeOf = (row: LeadRow, choice: LeadChoice): LeadPlace => ({
  at: isByDueTime(choice) ? (row.due_at ?? never) : row.received_at,
  id: row.id,
});

/** Lists leads: open ones by due time, all others with the latest first. */
export function listLeads(database: Database, choice: LeadChoice = {}): Promise<OwnedLead[]> {
  // An index contains the filtered columns, so that the database reads only the listed rows from the table.
  const ids = database.selectFrom(inOrder(database, choice).as('listed')).select('listed.id');
  const rows = selectOwnedLeads(database).where('demo_requests.id', 'in', ids);
  return isByDueTime(choice)
    ? rows.orderBy(dueTime).orderBy('demo_requests.id').execute()
    : rows.orderBy('received_at', 'desc').orderBy('demo_requests.id').execute();
}

/** The filters whose columns are in no index. */
const unindexed = ['text', 'campaign', 'page', 'plan', 'webinar'] as const;

/** The ids of a page. */
function inOrder(database: Database, choice: LeadChoice) {
  const { after, limit } = choice;
  let query = narrow(database, database.selectFrom('demo_requests'), choice).select('id');
  if (limit !== undefined) query = query.limit(limit);
  // A search reads whole rows. Reading the rows in the order of an index takes five times as long, so `+ 0`
  // keeps the database from using one, also for the rows after a position.
  const plain = unindexed.some((name) => choice[name] !== undefined) ? sql` + 0` : sql``;
  if (isByDueTime(choice)) {
    const due = sql<number>`${dueTime}${plain}`;
    if (after !== undefined) query = query.where(sql<boolean>`(${due}, id) > (${after.at}, ${after.id})`);
    return query.orderBy(due).orderBy('id');
  }
  const arrival = sql<number>`received_at${plain}`;
  if (after !== undefined) {
    query = query
      .where(arrival, '<=', after.at)
      .where((row) => row.or([row(arrival, '<', after.at), row('id', '>', after.id)]));
  }
  return query.orderBy(arrival, 'desc').orderBy('id');
}

/** Counts the leads that match the filters. */
export async function countLeads(database: Database, choice: LeadChoice): Promise<number> {
  const { count } = await narrow(database, database.selectFrom('demo_requests'), choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The owners of the leads that match the filters. Null is among them if one of these leads has no owner. */
export async function listOwners(database: Database, choice: LeadChoice): Promise<Set<string | null>> {
  const rows = await narrow(database, database.selectFrom('demo_requests'), choice)
    .select((row) => row.case().when(isUnowned(row)).then(null).else(row.ref('owner_id')).end().as('owner'))
    .distinct()
    .execute();
  return new Set(rows.map(({ owner }) => owner));
}

type Leads = SelectQueryBuilder<Tables, 'demo_requests', object>;

function narrow(database: Database, leads: Leads, choice: LeadChoice): Leads {
  const { text, kind, stage, owner, mine, dueBefore, dueFrom, undated, since, before, webinar } = choice;
  let query = leads;
  if (stage === 'suspected') query = query.where('suspected', '=', 1).where('stage', '=', 'new');
  else if (stage === 'open') {
    query = query.where(isOpen).where('suspected', '=', 0);
    if (kind === undefined && webinar === undefined && text === undefined) query = query.where(isToDo);
  } else if (stage !== undefined) query = query.where('stage', '=', stage);
  if (dueBefore !== undefined) {
    query = query.where(isOpen).where('suspected', '=', 0).where(dueTime, '<', dueBefore);
    if (dueFrom !== undefined) query = query.where(dueTime, '>=', dueFrom);
  }
  if (undated) {
    query = query.where(isOpen).where('suspected', '=', 0).where(isToDo).where(dueTime, '=', never);
  }
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (owner === null) query = query.where(isUnowned);
  else if (owner !== undefined) query = query.where('owner_id', '=', owner);
  if (mine !== undefined) {
    query = query.where((row) => row.or([row('owner_id', '=', mine), isUnowned(row)]));
  }
  // The numbers name campaigns in lower case. SQLite changes only the letters a to z, so it does not find ÉTÉ as été.
  if (choice.campaign !== undefined) {
    query = query.where(sql<boolean>`lower(campaign) = lower(${choice.campaign})`);
  }
  for (const name of ['source', 'page', 'plan'] as const) {
    if (choice[name] !== undefined) query = query.where(name, '=', choice[name]);
  }
  if (webinar !== undefined) query = query.where((row) => isRegisteredFor(row, webinar));
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (text !== undefined) query = query.where(contains(database, text));
  return query;
}

/** Whether a lead is a registration for this date of a webinar (`storeSeat`), sent by a person. */
export const isRegisteredFor = (row: ExpressionBuilder<Tables, 'demo_requests'>, webinar: string) =>
  row.and([
    row('demo_requests.kind', '=', 'webinar'),
    row('demo_requests.message', '=', webinar),
    row('demo_requests.suspected', '=', 0),
  ]);

/** Whether a lead has no owner, or one who may no longer read leads. */
const isUnowned = (row: ExpressionBuilder<Tables, 'demo_requests'>) =>
  row.or([
    row('owner_id', 'is', null),
    row(
      'owner_id',
      'not in',
      row
        .selectFrom('accounts')
        .select('accounts.id')
        .where('accounts.role', 'in', rolesWith('leads'))
        .where('accounts.disabled_at', 'is', null),
    ),
  ]);

/**
 * Whether a lead contains each word of a text, in upper or lower case. Ɛ and ɔ are e and o, as keyboards without them type.
 * A phone number is found in any format. A date is not taken for one.
 */
function contains(database: Database, text: string) {
  const position = sql.raw(isSqlite(database) ? 'instr' : 'strpos');
  const searched = sql`replace(replace(search_text, 'ɛ', 'e'), 'ɔ', 'o')`;
  const isDay = /^(?:\d{4}-\d\d-\d\d|\d{1,2}([/.-])\d{1,2}\1\d{2,4})$/.test(text.trim());
  // +233 (0)24 is dialled as +233 24.
  const digits = plainPhone(text)?.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '') ?? '';
  const words = digits.length > 4 && !isDay ? [digits] : cleanPasted(text).toLowerCase().split(/\s+/);
  const folded = words.map((word) => word.replaceAll('ɛ', 'e').replaceAll('ɔ', 'o'));
  return sql<boolean>`(${sql.join(
    folded.map((word) => sql`${position}(${searched}, ${word}) > 0`),
    sql` and `,
  )})`;
}
