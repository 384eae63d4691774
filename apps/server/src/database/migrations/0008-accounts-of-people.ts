import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The tables for self-service sign-up: trials, names, devices, second factors, passkeys, other companies'
 * accounts, and the secrets of emailed links. From here on two businesses may have the same name, and an item
 * that was imported without a price has none.
 */
export async function accountsOfPeople(database: Kysely<unknown>): Promise<void> {
  await letBusinessesShareNames(database);
  await letPricesBeMissing(database);
  const { schema } = database;
  await schema.alterTable('businesses').addColumn('trial_ends_at', 'bigint').execute();
  await schema.alterTable('businesses').addColumn('payment_method', 'text').execute();
  await schema
    .alterTable('accounts')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('accounts').addColumn('disabled_at', 'bigint').execute();
  await schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
  await schema.alterTable('audit_events').addColumn('detail', 'text').execute();
  await schema
    .createIndex('audit_events_by_account')
    .on('audit_events')
    .columns(['account_id', 'at'])
    .execute();

  await schema
    .createTable('installation_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  const ofAccount = (table: string) =>
    schema
      .createTable(table)
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      );

  await ofAccount('known_devices')
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_one_row_each', ['account_id', 'device_hash'])
    .execute();
  await ofAccount('authenticators')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('authenticators_one_of_each_state', ['account_id', 'state'])
    .execute();
  await ofAccount('backup_codes')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('backup_codes_one_row_each', ['account_id', 'code_hash'])
    .execute();
  await ofAccount('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_by_account').on('passkeys').columns(['account_id']).execute();
  await ofAccount('provider_links')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_links_one_account_a_subject', ['provider', 'subject'])
    .addUniqueConstraint('provider_links_one_subject_an_account', ['account_id', 'provider'])
    .execute();

  // Challenges that can be answered once: a sign-in that waits for a code, or a requested passkey.
  await schema
    .createTable('challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('password_mark', 'text')
    .addColumn('remember', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('challenges_by_expiry').on('challenges').columns(['expires_at']).execute();

  // The secrets of emailed links. Only their hash is stored: the email is written from the id and the
  // installation key.
  await schema
    .createTable('mailed_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('mailed_links_by_expiry').on('mailed_links').columns(['expires_at']).execute();
  await schema.createIndex('mailed_links_by_account').on('mailed_links').columns(['account_id']).execute();
  await schema
    .createTable('sign_ups')
    .addColumn('link_id', 'text', (column) =>
      column.primaryKey().references('mailed_links.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('business', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('payment_method', 'text')
    .execute();

  // Notices to users by email about their account. A row has its own copy of the address, because the
  // account's address may change.
  await schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('notices_by_time').on('notices').columns(['at']).execute();
}

/** SQLite cannot drop a constraint. So the table is rebuilt there, while foreign keys are off. */
async function letBusinessesShareNames(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await schema.alterTable('businesses').dropConstraint('businesses_name_key').execute();
    return;
  }
  await schema
    .createTable('businesses_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into businesses_anew select id, name, created_at from businesses`.execute(database);
  await schema.dropTable('businesses').execute();
  await schema.alterTable('businesses_anew').renameTo('businesses').execute();
  await expectNoOrphans(database);
}

async function letPricesBeMissing(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await schema
      .alterTable('inventory_items')
      .alterColumn('price_pesewas', (column) => column.dropNotNull())
      .execute();
    return;
  }
  await schema
    .createTable('inventory_items_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('business_id', 'text', (column) =>
      column.notNull().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('quantity_in_stock', 'double precision', (column) => column.notNull())
    .addColumn('price_pesewas', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('inventory_items_one_sku_a_business', ['business_id', 'sku'])
    .execute();
  await sql`insert into inventory_items_anew
    select id, business_id, name, sku, unit, quantity_in_stock, price_pesewas, created_at from inventory_items`.execute(
    database,
  );
  await schema.dropTable('inventory_items').execute();
  await schema.alterTable('inventory_items_anew').renameTo('inventory_items').execute();
  await expectNoOrphans(database);
}

async function expectNoOrphans(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`pragma foreign_key_check`.execute(database);
  if (rows.length > 0) throw new Error('Rebuilding a table would leave rows that reference missing rows');
}
