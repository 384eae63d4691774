import type { Database } from '../../../database/open-database.ts';

/*
 * What GET /account/data hands out, table by table. Columns are named one by one, so that a hash or a secret that a table
 * gets one day does not leave with the rest.
 */

/** When the account was made, and that of its business. */
export function readBeginnings(database: Database, accountId: string) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select(['accounts.created_at as accountCreatedAt', 'businesses.created_at as businessCreatedAt'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** The alert settings of a business, where it chose its own. */
export function readChosenAlertSettings(database: Database, businessId: string) {
  return database
    .selectFrom('alert_settings')
    .select(['threshold_quantity as thresholdQuantity', 'updated_at as updatedAt'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

/** What a business keeps in stock. */
export function listStock(database: Database, businessId: string) {
  return database
    .selectFrom('inventory_items')
    .select([
      'name',
      'sku',
      'unit',
      'quantity_in_stock as quantityInStock',
      'price_pesewas as pricePesewas',
      'created_at as addedAt',
    ])
    .where('business_id', '=', businessId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The sessions of an account, also those that have ended. */
export function listAllSessions(database: Database, accountId: string) {
  return database
    .selectFrom('sessions')
    .select([
      'device',
      'created_at as startedAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'end_reason as endReason',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** When the browsers that are known were last signed in with. */
export function listKnownDevices(database: Database, accountId: string) {
  return database
    .selectFrom('known_devices')
    .select(['seen_at as lastSignedInAt'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at')
    .execute();
}

/** Whom other companies know the account as. */
export function listProviderSubjects(database: Database, accountId: string) {
  return database
    .selectFrom('provider_links')
    .select(['provider', 'subject', 'linked_at as linkedAt'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
}

/** The links that were mailed, and to whom. */
export function listMailedLinks(database: Database, accountId: string) {
  return database
    .selectFrom('mailed_links')
    .select(['purpose', 'email', 'created_at as askedAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What the account's owner was told by mail. */
export function listNotices(database: Database, accountId: string) {
  return database
    .selectFrom('notices')
    .select(['kind', 'email', 'device', 'at as happenedAt'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The record of what happened to the account. */
export function listEvents(database: Database, accountId: string) {
  return database
    .selectFrom('audit_events')
    .select(['at as happenedAt', 'event', 'detail', 'client_address as internetAddress'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
