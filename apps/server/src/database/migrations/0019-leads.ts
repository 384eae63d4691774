import { type Kysely, sql } from 'kysely';

/** Columns that are empty until someone fills them in. */
const texts = [
  ...['phone_number', 'search_text', 'best_time', 'lost_reason', 'next_step', 'privacy_version'],
  ...['source', 'medium', 'campaign', 'referrer', 'first_page', 'page', 'button'],
];

/**
 * Makes every row of `demo_requests` a lead with its source and its follow-up, and adds their history. The
 * table keeps its name, because the previous version reads it. `adoptLeads` completes the rows once the
 * server runs: it needs the opening hours and a library for phone numbers.
 */
export async function leads(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const add = (name: string, type: 'text' | 'integer' | 'bigint', usual?: string | number) =>
    schema
      .alterTable('demo_requests')
      .addColumn(name, type, (column) => (usual === undefined ? column : column.notNull().defaultTo(usual)))
      .execute();
  await add('kind', 'text', 'demo');
  await add('stage', 'text', 'new');
  for (const name of texts) await add(name, 'text', '');
  for (const time of ['due_at', 'contacted_at', 'alerted_at']) await add(time, 'bigint');
  await schema
    .alterTable('demo_requests')
    .addColumn('owner_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .execute();

  await sql`update demo_requests set kind = 'self-hosting' where plan = 'self-hosted'`.execute(database);
  await sql`update demo_requests set stage = 'contacted', contacted_at = answered_at
    where answered_at is not null`.execute(database);
  await sql`update demo_requests set due_at = received_at + 86400000 where answered_at is null`.execute(
    database,
  );

  // The desk lists open leads by due time, and all others by arrival. The indexes contain the columns of its
  // filters, because reading each row from the table takes ten times as long.
  await sql`create index leads_by_due_time on demo_requests (coalesce(due_at, 9007199254740991), id, suspected,
    kind, stage, owner_id, source, received_at)
    where stage in ('new', 'contacted', 'demo held')`.execute(database);
  await sql`create index leads_by_arrival on demo_requests (received_at desc, id, suspected,
    kind, stage, owner_id, source)`.execute(database);
  await sql`create index leads_to_adopt on demo_requests (id) where search_text = ''`.execute(database);
  await schema.createIndex('leads_by_number').on('demo_requests').columns(['phone_number']).execute();

  await schema
    .createTable('lead_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('demo_requests.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();
  await schema.createIndex('lead_events_by_lead').on('lead_events').columns(['lead_id', 'at']).execute();
}
