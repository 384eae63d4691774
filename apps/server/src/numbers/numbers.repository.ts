import { notLeads } from '@accounting-site/contract/staff/leads';
import type { Database } from '../database/open-database.ts';
import type { Period } from '../visits/visits.repository.ts';

/** When a lead was received and first answered, and where it came from. These columns identify no one. */
export interface LeadTimes {
  received_at: number;
  answered_at: number | null;
  source: string;
  referrer: string;
  campaign: string;
}

/**
 * The leads of the site that were promised an answer: everyone but webinar seats, spam, people who are no customers and
 * leads that staff entered.
 */
export function listLeadTimes(database: Database, { since, before }: Period): Promise<LeadTimes[]> {
  return database
    .selectFrom('demo_requests')
    .select(['received_at', 'answered_at', 'source', 'referrer', 'campaign'])
    .where('suspected', '=', 0)
    .where('lost_reason', 'not in', notLeads)
    .where('kind', 'not in', ['webinar', 'added'])
    .where('received_at', '>=', since)
    .where('received_at', '<', before)
    .execute();
}

/** How many leads staff entered, without those that turned out to be none. */
export async function countAdded(database: Database, { since, before }: Period): Promise<number> {
  const { count } = await database
    .selectFrom('demo_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'added')
    .where('lost_reason', 'not in', notLeads)
    .where('received_at', '>=', since)
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return count;
}

/** The confirmed trials of businesses that still have their account. One that pays has a plan instead of a trial. */
export function listTrials(database: Database, { since, before }: Period) {
  return database
    .selectFrom('businesses')
    .select(['source', 'campaign'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((row) => row.or([row('trial_ends_at', 'is not', null), row('plan', 'is not', null)]))
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
    .groupBy(['source', 'campaign'])
    .execute();
}

/** When each lead was last moved to a stage, by the texts of its history. */
const movesTo = (database: Database, text: string) =>
  database
    .selectFrom('lead_events')
    .select(({ fn }) => ['lead_id', fn.max('at').as('last_at')])
    .where('kind', '=', 'stage')
    .where('text', 'like', text)
    .where('text', 'not like', '%: %: %')
    .groupBy('lead_id')
    .as('moves');

/**
 * The leads that were won, by plan and source, without those that were reopened. Each counts when it was won last. A
 * plan that is corrected and a reopening that is undone add other texts to the history, so they are no new win.
 */
export function listWon(database: Database, { since, before }: Period) {
  return database
    .selectFrom('demo_requests')
    .innerJoin(movesTo(database, 'won'), (join) => join.onRef('moves.lead_id', '=', 'demo_requests.id'))
    .select(['plan as name', 'source', 'referrer', 'campaign'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('stage', '=', 'won')
    .where('last_at', '>=', since)
    .where('last_at', '<', before)
    .groupBy(['plan', 'source', 'referrer', 'campaign'])
    .execute();
}

/**
 * The leads that were lost, by reason, without those that were reopened. Each counts when it was lost last. A reason that is
 * corrected and a reopening that is undone add a third part to the text in the history, so they are no new loss.
 */
export function listLost(database: Database, { since, before }: Period) {
  return database
    .selectFrom('demo_requests')
    .innerJoin(movesTo(database, 'lost: %'), (join) => join.onRef('moves.lead_id', '=', 'demo_requests.id'))
    .select('lost_reason as name')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('stage', '=', 'lost')
    .where('lost_reason', 'not in', notLeads)
    .where('last_at', '>=', since)
    .where('last_at', '<', before)
    .groupBy('lost_reason')
    .execute();
}

/** The registrations for each webinar. Those of past webinars are deleted after a while, and counted as visits. */
export function listSeats(database: Database, { since, before }: Period) {
  return database
    .selectFrom('webinar_registrations')
    .select('webinar_id as name')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('suspected', '=', 0)
    .where('registered_at', '>=', since)
    .where('registered_at', '<', before)
    .groupBy('webinar_id')
    .execute();
}
