import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

const keptAfterEnd = 7 * day;

/** The public half of a key for signing access tokens. */
export interface PublishedKey {
  id: string;
  publicJwk: string;
  createdAt: number;
  expiresAt: number;
}

/** Publishes a key, so that all processes sharing the database can verify tokens of this one. */
export async function publishSigningKey(database: Database, key: PublishedKey): Promise<void> {
  await database
    .insertInto('signing_keys')
    .values({
      id: key.id,
      public_jwk: key.publicJwk,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute();
}

/** Returns undefined when no process has published a key with that id. */
export async function findSigningKey(database: Database, id: string): Promise<PublishedKey | undefined> {
  const row = await database.selectFrom('signing_keys').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && { id: row.id, publicJwk: row.public_jwk, createdAt: row.created_at, expiresAt: row.expires_at }
  );
}

/**
 * Deletes keys long after their last token has expired. The margin covers a clock that is ahead for a while:
 * without it, the key of a running process could be deleted before the clock is correct again.
 */
export async function deleteExpiredSigningKeys(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('signing_keys')
    .where('expires_at', '<', now - keptAfterEnd)
    .execute();
}
