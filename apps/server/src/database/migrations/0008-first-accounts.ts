import type { Kysely } from 'kysely';
import { emptyText, key, partOf, required, requiredPartOf } from './columns.ts';

/** Businesses and the users who sign in for them. */
export async function createAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('businesses')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('trial_ends_at', 'bigint')
    .addColumn('payment_method', 'text')
    .execute();
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', key)
    .addColumn('business_id', 'text', (column) => column.notNull().references('businesses.id'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('name', 'text', emptyText)
    .addColumn('disabled_at', 'bigint')
    .execute();
  await schema.createIndex('accounts_by_business').on('accounts').columns(['business_id']).execute();
}

/** Sessions, their refresh tokens, the keys that sign access tokens, and the audit record. */
export async function createSessions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', key)
    .addColumn('account_id', 'text', requiredPartOf('accounts.id'))
    .addColumn('remember', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('ended_at', 'bigint')
    .addColumn('end_reason', 'text')
    .addColumn('device', 'text', emptyText)
    .addColumn('proved_at', 'bigint')
    .execute();
  await schema.createIndex('sessions_by_account').on('sessions').columns(['account_id']).execute();
  await schema.createIndex('sessions_by_expiry').on('sessions').columns(['expires_at']).execute();
  await schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', key)
    .addColumn('session_id', 'text', requiredPartOf('sessions.id'))
    .addColumn('generation', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('replaced_at', 'bigint')
    .addColumn('child_salt', 'text')
    .addUniqueConstraint('refresh_tokens_one_row_a_generation', ['session_id', 'generation'])
    .execute();
  await schema
    .createTable('signing_keys')
    .addColumn('id', 'text', key)
    .addColumn('public_jwk', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  // No foreign keys to accounts and sessions: the audit record has to outlive them.
  await schema
    .createTable('audit_events')
    .addColumn('id', 'text', key)
    .addColumn('at', 'bigint', required)
    .addColumn('event', 'text', required)
    .addColumn('account_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('client_address', 'text', required)
    .addColumn('request_id', 'text', required)
    .addColumn('detail', 'text')
    .execute();
  await schema.createIndex('audit_events_by_time').on('audit_events').columns(['at']).execute();
  const byAccount = schema.createIndex('audit_events_by_account').on('audit_events');
  await byAccount.columns(['account_id', 'at']).execute();
}

/** Known browsers, second factors, passkeys and other companies' accounts. */
export async function createFactors({ schema }: Kysely<unknown>): Promise<void> {
  const ofAccount = (table: string) =>
    schema.createTable(table).addColumn('account_id', 'text', requiredPartOf('accounts.id'));
  await ofAccount('known_devices')
    .addColumn('device_hash', 'text', required)
    .addColumn('seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('known_devices_one_row_each', ['account_id', 'device_hash'])
    .execute();
  await ofAccount('authenticators')
    .addColumn('state', 'text', required)
    .addColumn('sealed_secret', 'text', required)
    .addColumn('since', 'bigint', required)
    .addColumn('last_step', 'bigint', required)
    .addPrimaryKeyConstraint('authenticators_one_of_each_state', ['account_id', 'state'])
    .execute();
  await ofAccount('backup_codes')
    .addColumn('code_hash', 'text', required)
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('backup_codes_one_row_each', ['account_id', 'code_hash'])
    .execute();
  await ofAccount('passkeys')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_by_account').on('passkeys').columns(['account_id']).execute();
  await ofAccount('provider_links')
    .addColumn('provider', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('linked_at', 'bigint', required)
    .addPrimaryKeyConstraint('provider_links_one_account_a_subject', ['provider', 'subject'])
    .addUniqueConstraint('provider_links_one_subject_an_account', ['account_id', 'provider'])
    .execute();
  // Challenges that can be answered once: a sign-in that waits for a code, or a requested passkey.
  await schema
    .createTable('challenges')
    .addColumn('challenge_hash', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('account_id', 'text', partOf('accounts.id'))
    .addColumn('password_mark', 'text')
    .addColumn('remember', 'integer', required)
    .addColumn('failures', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('challenges_by_expiry').on('challenges').columns(['expires_at']).execute();
}

export async function createMailedLinks({ schema }: Kysely<unknown>): Promise<void> {
  // Only the hash of a link's secret is stored: the email is written from the id and the installation key.
  await schema
    .createTable('mailed_links')
    .addColumn('id', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('account_id', 'text', partOf('accounts.id'))
    .addColumn('email', 'text', required)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('mailed_links_by_expiry').on('mailed_links').columns(['expires_at']).execute();
  await schema.createIndex('mailed_links_by_account').on('mailed_links').columns(['account_id']).execute();
  await schema
    .createTable('sign_ups')
    .addColumn('link_id', 'text', (column) => partOf('mailed_links.id')(key(column)))
    .addColumn('name', 'text', required)
    .addColumn('business', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('payment_method', 'text')
    .execute();
  // Notices to users by email about their account. A row has its own copy of the address, because the account's
  // address may change.
  await schema
    .createTable('notices')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('account_id', 'text')
    .addColumn('email', 'text', required)
    .addColumn('device', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await schema.createIndex('notices_by_time').on('notices').columns(['at']).execute();
}
