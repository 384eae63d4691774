import type { Kysely } from 'kysely';
import { createAccounts, createFactors, createMailedLinks, createSessions } from './0008-first-accounts.ts';
import { key, partOf, required, requiredPartOf, unique } from './columns.ts';

/** The tables of the first release, 0.1.0. */
export async function firstRelease(database: Kysely<unknown>): Promise<void> {
  await createAccounts(database);
  await createSessions(database);
  await createFactors(database);
  await createMailedLinks(database);
  await createStock(database);
  await createSiteForms(database);
  await createOperations(database);
}

/** The stock of a business, and the threshold of its low-stock alerts. */
async function createStock({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('alert_settings')
    .addColumn('business_id', 'text', (column) => partOf('businesses.id')(key(column)))
    .addColumn('threshold_quantity', 'integer', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  // A quantity may be a fraction (kilograms) or negative (oversold). An item may have been imported without a price.
  await schema
    .createTable('inventory_items')
    .addColumn('id', 'text', key)
    .addColumn('business_id', 'text', requiredPartOf('businesses.id'))
    .addColumn('name', 'text', required)
    .addColumn('sku', 'text', required)
    .addColumn('unit', 'text', required)
    .addColumn('quantity_in_stock', 'double precision', required)
    .addColumn('price_pesewas', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('inventory_items_one_sku_a_business', ['business_id', 'sku'])
    .execute();
}

/** What visitors send through the site's own forms. */
async function createSiteForms({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('demo_requests')
    .addColumn('id', 'text', key)
    .addColumn('received_at', 'bigint', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('company', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('suspected', 'integer', required)
    .addColumn('idempotency_key', 'text', unique)
    .addColumn('answered_at', 'bigint')
    .execute();
  await schema.createIndex('demo_requests_by_time').on('demo_requests').columns(['received_at']).execute();
  await schema
    .createTable('webinar_registrations')
    .addColumn('id', 'text', key)
    .addColumn('registered_at', 'bigint', required)
    .addColumn('webinar_id', 'text', required)
    .addColumn('occurrence_start', 'bigint', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('suspected', 'integer', required)
    .addUniqueConstraint('webinar_registrations_one_a_person', ['webinar_id', 'occurrence_start', 'email'])
    .execute();
}

/** Outgoing messages, counters for rate limits, which all processes share, and the fingerprint of the installation key. */
async function createOperations({ schema }: Kysely<unknown>): Promise<void> {
  // A message has only the id of its subject, so that erasing a demo request leaves no copy of it.
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('template', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('give_up_at', 'bigint', required)
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('outbox_once_for_each_subject', ['template', 'subject_id'])
    .execute();
  await schema
    .createIndex('outbox_by_next_attempt')
    .on('outbox')
    .columns(['kind', 'next_attempt_at'])
    .execute();
  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', key)
    .addColumn('points', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('rate_limits_by_expiry').on('rate_limits').columns(['expires_at']).execute();
  await schema
    .createTable('installation_keys')
    .addColumn('id', 'integer', key)
    .addColumn('fingerprint', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
}
