import type { Counted } from '../observability/metrics.ts';

/**
 * Counts audit events by name. `kinds` lists those used in an alert or a panel, so that they are exported as
 * 0 from the start.
 */
export const authenticationEvents: Counted = {
  name: 'accounting_site_authentication_events_total',
  help: 'What happened to accounts and sessions, as the audit record names it.',
  label: 'event',
  kinds: [
    'login',
    'login failed',
    'second factor failed',
    'logout',
    'session ended',
    'other sessions ended',
    'refresh token reused',
    'password changed',
    'password reset',
  ],
};
