import type { Kysely } from 'kysely';

/** What visitors send through the site's own forms. */
export async function siteForms(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('demo_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('suspected', 'integer', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();
  await database.schema
    .createIndex('demo_requests_by_time')
    .on('demo_requests')
    .columns(['received_at'])
    .execute();

  await database.schema
    .createTable('webinar_registrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registered_at', 'bigint', (column) => column.notNull())
    .addColumn('webinar_id', 'text', (column) => column.notNull())
    .addColumn('occurrence_start', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('suspected', 'integer', (column) => column.notNull())
    .addUniqueConstraint('webinar_registrations_one_a_person', ['webinar_id', 'occurrence_start', 'email'])
    .execute();
}
