import type { Counted } from '../observability/metrics.ts';

/** What is recorded in the audit, by its name there. Those are shown from the start of which an alert or a panel tells. */
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
