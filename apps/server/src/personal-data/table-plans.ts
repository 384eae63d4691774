import { demoRequestFieldNames } from '@accounting-site/contract/demo-request-fields';
import type { Tables } from '../database/tables.ts';
import { accountPlans } from './account-plans.ts';
import type { TablePlan } from './table-plan.ts';

/**
 * A plan for every table and column of the database. It says how personal data is exported, erased and kept,
 * or why there is none. A test compares it with the tables that the migrations create. Rows can be deleted in
 * this order.
 */
export const tablePlans: Readonly<Record<keyof Tables, TablePlan>> = {
  outbox: {
    by: ['subject_id', 'subjects'],
    exported: ['kind', 'template', 'created_at', 'sent_at', 'failed_at', 'last_error'],
    withheld: [
      'id',
      'subject_id',
      'attempts',
      'next_attempt_at',
      'give_up_at',
      'claimed_by',
      'claimed_until',
    ],
    erase: 'delete',
    kept: '30 days after it was sent. What was given up stays as long as the row that it is about.',
  },
  demo_requests: {
    by: ['id', 'demoRequests'],
    exported: [...['id', 'received_at', 'plan', 'suspected', 'answered_at'], ...demoRequestFieldNames],
    withheld: ['idempotency_key'],
    erase: 'delete',
    kept: 'RETENTION_DEMO_REQUESTS_DAYS.',
  },
  webinar_registrations: {
    by: ['id', 'registrations'],
    exported: ['id', 'registered_at', 'webinar_id', 'occurrence_start', 'name', 'email', 'suspected'],
    withheld: [],
    erase: 'delete',
    kept: 'RETENTION_REGISTRATIONS_DAYS.',
  },
  ...accountPlans,
  rate_limits: {
    columns: ['key', 'points', 'expires_at'],
    why: 'Counts by network, by ID or by the hash of an address. They lead to no name, and end within a day.',
  },
  article_feedback: {
    columns: ['id', 'received_at', 'article', 'helpful', 'comment'],
    why: 'Nothing says who wrote it. Deleted after thirteen months.',
  },
  search_misses: {
    columns: ['query', 'count', 'first_seen_at', 'last_seen_at'],
    why: 'Counts without a person, cleaned of numbers and addresses. Deleted after twelve months.',
  },
  vitals: {
    columns: ['day', 'page', 'measure', 'up_to', 'count'],
    why: 'Counts by day and page. Deleted after 400 days.',
  },
  browser_errors: {
    columns: ['day', 'page', 'message', 'place', 'build', 'browser', 'count'],
    why: 'Counts by day and page. Deleted after 30 days.',
  },
  signing_keys: {
    columns: ['id', 'public_jwk', 'created_at', 'expires_at'],
    why: 'Public keys of the servers. Deleted a week after they expired.',
  },
  installation_keys: {
    columns: ['id', 'fingerprint', 'created_at'],
    why: 'The fingerprint of the installation key.',
  },
};
