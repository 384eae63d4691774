import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { day } from '../clock.ts';
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
    exported: ['kind', 'template', 'language', 'created_at', 'sent_at', 'failed_at', 'last_error'],
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
    // Given-up messages: see housekeeping.ts. The rest stay as long as the row that they are about.
    kept: ['sent_at', 30 * day],
  },
  // Of staff, only the IDs: `account_id`, and `text` of the kind `owner`. Corrected contact details are in `text`.
  lead_events: {
    by: ['lead_id', 'leads'],
    exported: ['at', 'kind', 'text'],
    withheld: ['id', 'lead_id', 'account_id', 'idempotency_key'],
    erase: 'delete',
  },
  demo_requests: {
    by: ['id', 'leads'],
    exported: [
      ...['id', 'received_at', 'kind', 'phone_number', 'best_time', 'plan', 'suspected'],
      ...['privacy_version', 'stage', 'lost_reason', 'next_step'],
      ...['due_at', 'answered_at', 'contacted_at', 'alerted_at'],
      ...demoRequestFieldNames,
      ...leadSourceFields,
    ],
    withheld: ['search_text', 'idempotency_key', 'owner_id'],
    // Kept for RETENTION_LEADS_DAYS: `deleteOldLeads` also deletes the messages.
    erase: 'delete',
  },
  webinar_registrations: {
    by: ['id', 'registrations'],
    exported: ['id', 'registered_at', 'webinar_id', 'occurrence_start', 'name', 'email', 'suspected'],
    withheld: [],
    // Kept for RETENTION_REGISTRATIONS_DAYS: `deleteOldRegistrations` also deletes the messages.
    erase: 'delete',
  },
  ...accountPlans,
  rate_limits: {
    columns: ['key', 'points', 'expires_at'],
    why: 'Counts by network, by ID or by the hash of an address. They lead to no name, and end within a day.',
    kept: ['expires_at', 0],
  },
  article_feedback: {
    columns: ['id', 'received_at', 'article', 'helpful', 'comment'],
    why: 'Nothing says who wrote it.',
    // Thirteen months, so that a year can be compared with the one before.
    kept: ['received_at', 396 * day],
  },
  search_misses: {
    columns: ['query', 'count', 'first_seen_at', 'last_seen_at'],
    why: 'Counts without a person, cleaned of numbers and addresses.',
    kept: ['last_seen_at', 365 * day],
  },
  vitals: {
    columns: ['day', 'page', 'measure', 'up_to', 'count'],
    why: 'Counts by day and page.',
    // Long enough to compare a year with the one before it.
    kept: ['day', 400 * day],
  },
  visits: {
    columns: ['day', 'kind', 'page', 'source', 'campaign', 'count'],
    why: 'Counts by day, page and source.',
    kept: ['day', 400 * day],
  },
  browser_errors: {
    columns: ['day', 'page', 'message', 'place', 'build', 'browser', 'count'],
    why: 'Counts by day and page.',
    kept: ['day', 30 * day],
  },
  signing_keys: {
    columns: ['id', 'public_jwk', 'created_at', 'expires_at'],
    why: 'Public keys of the servers.',
    // The margin covers a clock that is ahead for a while: the key of a running process must not be deleted
    // before the clock is correct again.
    kept: ['expires_at', 7 * day],
  },
  published_edits: {
    columns: ['publication', 'path', 'text', 'base_hash', 'account_id', 'overlay_before', 'replaced_text'],
    why: 'What every visitor could read. Only the ID of the account that wrote it; it goes with the account.',
  },
  content_drafts: {
    columns: ['path', 'text', 'version', 'base_hash', 'account_id', 'at', 'problems', 'is_upload'],
    why: 'Texts for visitors. Only the ID of the account that wrote them; it goes with the account.',
  },
  content_overlay: {
    columns: ['path', 'text', 'base_hash', 'conflict', 'repository_text'],
    why: 'What every visitor can read.',
  },
  publish_jobs: {
    columns: [
      ...['id', 'kind', 'account_id', 'at', 'starts_at', 'note', 'state', 'finished_at', 'claimed_by'],
      ...['problems', 'release_id', 'built_from', 'input_hash', 'built_at', 'paths'],
    ],
    why: 'When the site was built. Only the ID of the account that asked; it goes with the account.',
    // One that waits has no such time, however far ahead it is planned.
    kept: ['finished_at', 30 * day],
  },
  publishers: {
    columns: ['name', 'holder', 'seen_at', 'forms', 'built_at'],
    why: 'The process that builds the site.',
  },
  publications: {
    columns: [
      ...['number', 'release_id', 'at', 'account_id', 'kind', 'note'],
      ...['code', 'content', 'built_at'],
    ],
    why: 'The history of the site. Only the ID of the account that published; it goes with the account.',
  },
  releases: {
    columns: [
      'id',
      'created_at',
      'author',
      'note',
      'site_url',
      'app_host',
      'commit',
      'size',
      'next_change',
      'archive',
    ],
    why: 'What every visitor can read. The author is the ID of an account.',
  },
  installation_keys: {
    columns: ['id', 'fingerprint', 'created_at'],
    why: 'The fingerprint of the installation key.',
  },
};
