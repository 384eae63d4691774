/** The names of the numbers of the desk. Imports nothing, so that pages can load it. */

/** The periods, in days, that the first page of the desk offers. */
export const numberPeriods = ['7', '30', '90'] as const;

export type NumberPeriod = (typeof numberPeriods)[number];

/** What the totals contain. A visit is the first page of a tab; `leads` came from the site, and staff entered `added`. */
export const totalNames = [
  ...(['visits', 'views', 'pricing', 'leads', 'trials', 'confirmed'] as const),
  ...(['added', 'won', 'lost', 'seats', 'tools', 'downloads'] as const),
] as const;

export type TotalName = (typeof totalNames)[number];

/** The steps from a visit to a sale. */
export const funnelSteps = ['visits', 'pricing', 'leads', 'trials', 'confirmed', 'won'] as const;

/** The share of leads that were answered in time, such as 92%. Rounded down: 100% means all. Undefined without leads. */
export const answeredShare = ({ due, inTime }: { due: number; inTime: number }): string | undefined =>
  due === 0 ? undefined : `${Math.floor((inTime * 100) / due)}%`;
