import type { Counted } from '../observability/metrics.ts';

/** Counts requests that a limit refused. The kind is the name in `RefusedCall.limit`. */
export const limitRefusals: Counted = {
  name: 'accounting_site_limit_refusals_total',
  help: 'Requests refused by a limit: with 429, or with 503 if the queue of password hashes is full.',
  label: 'limit',
  kinds: ['login', 'code', 'password hashing'],
};
