import { recordOf } from '@accounting-site/contract/fields/record-of';
import { funnelSteps, type TotalName } from '@accounting-site/contract/staff/number-names';
import type { Compared, CountedRow } from '@accounting-site/contract/staff/staff-numbers';

/** What one period counts: a name from the totals, and where it belongs. */
export interface Counted {
  total: TotalName;
  source: string;
  campaign: string;
  /** The page, or the id of a plan or a webinar. */
  name: string;
  count: number;
}

const sumOf = (events: readonly Counted[], total: TotalName) =>
  events.reduce((sum, event) => sum + (event.total === total ? event.count : 0), 0);

/** The sums of one total. */
export const compare = (
  these: readonly Counted[],
  those: readonly Counted[],
  total: TotalName,
): Compared => ({
  now: sumOf(these, total),
  before: sumOf(those, total),
});

/** The sums of one total for each name, the largest first. */
export function compareBy(
  these: readonly Counted[],
  those: readonly Counted[],
  nameOf: (event: Counted) => string,
  total: TotalName,
): CountedRow[] {
  const of = (events: readonly Counted[]) =>
    Map.groupBy(
      events.filter((event) => event.total === total),
      nameOf,
    );
  const [now, before] = [of(these), of(those)];
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((name) => ({ name, ...compare(now.get(name) ?? [], before.get(name) ?? [], total) }))
    .sort(
      (one, other) => other.now - one.now || other.before - one.before || one.name.localeCompare(other.name),
    );
}

/** The steps of the funnel for each key, the most visited first. */
export function compareFunnels<Key extends object>(
  these: readonly Counted[],
  those: readonly Counted[],
  keyOf: (event: Counted) => Key,
) {
  const isStep = ({ total }: Counted) => funnelSteps.some((step) => step === total);
  const of = (events: readonly Counted[]) =>
    Map.groupBy(events.filter(isStep), (event) => JSON.stringify(keyOf(event)));
  const [now, before] = [of(these), of(those)];
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((key) => ({
      ...(JSON.parse(key) as Key),
      ...recordOf(funnelSteps, (step) => compare(now.get(key) ?? [], before.get(key) ?? [], step)),
    }))
    .sort(
      (one, other) =>
        other.visits.now - one.visits.now ||
        other.leads.now - one.leads.now ||
        other.visits.before - one.visits.before,
    );
}
