import type { Counted } from '../observability/metrics.ts';

export const sessionRefreshes: Counted = {
  name: 'accounting_site_session_refreshes_total',
  help: 'Refreshes of sessions: rotated, refused because the session is over, or reused, which ends the session.',
  label: 'outcome',
  kinds: ['rotated', 'refused', 'reused'],
};
