import type { Counted } from '../observability/metrics.ts';

/** Counts requests that a limit refused. The kind is the name in `RefusedCall.limit`. */
export const limitRefusals: Counted = {
  name: 'accounting_site_limit_refusals_total',
  help: 'Calls that were refused because a limit was reached: with 429, or with 503 where password hashes queue.',
  label: 'limit',
  kinds: ['login', 'code', 'password hashing'],
};
