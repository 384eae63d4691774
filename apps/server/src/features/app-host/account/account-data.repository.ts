import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../database/open-database.ts';
import { readInParts, rowsAtOnce } from '../../../database/read-in-parts.ts';
import type { Tables } from '../../../database/tables.ts';

/*
 * The data of GET /account/data, table by table. Columns are listed explicitly, so that a hash or secret
 * added to a table later is not exported. Long lists are read in parts, with an `id` that is not exported.
 */

export function readBeginnings(database: Database, accountId: string) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select([
      'accounts.created_at as accountCreatedAt',
      'accounts.role_since as roleGivenAt',
      'accounts.second_factor_ends_at as secondFactorEndsAt',
      'accounts.passkey_offer_declined_at as passkeyOfferDeclinedAt',
      'accounts.language as language',
      'businesses.created_at as businessCreatedAt',
      'businesses.source as source',
      'businesses.campaign as campaign',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

export function readChosenAlertSettings(database: Database, businessId: string) {
  return database
    .selectFrom('alert_settings')
    .select(['threshold_quantity as thresholdQuantity', 'updated_at as updatedAt'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

export function listAllSessions(database: Database, accountId: string) {
  return readInParts<{ id: string; startedAt: number }>((last) =>
    database
      .selectFrom('sessions')
      .select([
        'id',
        'device',
        'created_at as startedAt',
        'last_seen_at as lastSeenAt',
        'expires_at as expiresAt',
        'ended_at as endedAt',
        'end_reason as endReason',
      ])
      .where('account_id', '=', accountId)
      .$call(readPart('created_at', last && [last.startedAt, last.id])),
  );
}

export function listKnownDevices(database: Database, accountId: string) {
  return database
    .selectFrom('known_devices')
    .select(['seen_at as lastSignedInAt'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at')
    .execute();
}

/** The account's links with providers, with the provider's subject. */
export function listProviderSubjects(database: Database, accountId: string) {
  return database
    .selectFrom('provider_links')
    .select(['provider', 'subject', 'linked_at as linkedAt'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
}

export function listMailedLinks(database: Database, accountId: string) {
  return readInParts<{ id: string; askedAt: number }>((last) =>
    database
      .selectFrom('mailed_links')
      .select([
        'id',
        'purpose',
        'email',
        'created_at as askedAt',
        'expires_at as expiresAt',
        'used_at as usedAt',
      ])
      .where('account_id', '=', accountId)
      .$call(readPart('created_at', last && [last.askedAt, last.id])),
  );
}

export function listNotices(database: Database, accountId: string) {
  return readInParts<{ id: string; happenedAt: number }>((last) =>
    database
      .selectFrom('notices')
      .select(['id', 'kind', 'email', 'device', 'at as happenedAt'])
      .where('account_id', '=', accountId)
      .$call(readPart('at', last && [last.happenedAt, last.id])),
  );
}

export function listEvents(database: Database, accountId: string) {
  return readInParts<{ id: string; happenedAt: number }>((last) =>
    database
      .selectFrom('audit_events')
      .select(['id', 'at as happenedAt', 'event', 'detail', 'client_address as internetAddress'])
      .where('account_id', '=', accountId)
      .$call(readPart('at', last && [last.happenedAt, last.id])),
  );
}

/** Reads the rows after the last row of the previous part, or the first rows, in the order of a time. */
function readPart(time: string, [at, id]: readonly [number, string] = [Number.MIN_SAFE_INTEGER, '']) {
  return <Table extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, Table, Row>) =>
    rows
      .where(sql<boolean>`(${sql.ref(time)}, id) > (${at}, ${id})`)
      .orderBy(sql.ref(time))
      .orderBy(sql.ref('id'))
      .limit(rowsAtOnce)
      .execute();
}
