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
  total: TotalName,
): CountedRow[] {
  const ofTotal = (events: readonly Counted[]) => events.filter((event) => event.total === total);
  return pairBy(ofTotal(these), ofTotal(those), ({ name }) => name)
    .map(([name, now, before]) => ({ name, ...compare(now, before, total) }))
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
  const ofFunnel = (events: readonly Counted[]) =>
    events.filter(({ total }) => funnelSteps.some((step) => step === total));
  return pairBy(ofFunnel(these), ofFunnel(those), (event) => JSON.stringify(keyOf(event)))
    .map(([key, now, before]) => ({
      ...(JSON.parse(key) as Key),
      ...recordOf(funnelSteps, (step) => compare(now, before, step)),
    }))
    .sort(
      (one, other) =>
        other.visits.now - one.visits.now ||
        other.leads.now - one.leads.now ||
        other.visits.before - one.visits.before,
    );
}

/** The events of both periods for each key that either has. */
function pairBy(these: readonly Counted[], those: readonly Counted[], keyOf: (event: Counted) => string) {
  const [now, before] = [Map.groupBy(these, keyOf), Map.groupBy(those, keyOf)];
  const keys = new Set([...now.keys(), ...before.keys()]);
  return [...keys].map((key) => [key, now.get(key) ?? [], before.get(key) ?? []] as const);
}
