import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

const keptAfterEnd = 7 * day;

/** The public half of a key that signs access tokens. */
export interface PublishedKey {
  id: string;
  publicJwk: string;
  createdAt: number;
  expiresAt: number;
}

/** Lets every process that shares the database check what this one signs. */
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

/** Undefined when no process has published a key with that id. */
export async function findSigningKey(database: Database, id: string): Promise<PublishedKey | undefined> {
  const row = await database.selectFrom('signing_keys').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && { id: row.id, publicJwk: row.public_jwk, createdAt: row.created_at, expiresAt: row.expires_at }
  );
}

/**
 * Forgets keys whose last token has long expired: so long that a clock which is ahead for a while does not take away the
 * key with which a process goes on to sign when the clock is right again.
 */
export async function deleteExpiredSigningKeys(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('signing_keys')
    .where('expires_at', '<', now - keptAfterEnd)
    .execute();
}
