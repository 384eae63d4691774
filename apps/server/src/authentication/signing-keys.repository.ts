import type { Database } from '../database/open-database.ts';
import type { SigningKeyTable } from '../database/tables.ts';

/** Publishes a key, so that all processes sharing the database can verify tokens of this one. */
export async function publishSigningKey(database: Database, key: SigningKeyTable): Promise<void> {
  await database.insertInto('signing_keys').values(key).execute();
}

/** Returns undefined when no process has published a key with that id. */
export function findSigningKey(database: Database, id: string): Promise<SigningKeyTable | undefined> {
  return database.selectFrom('signing_keys').selectAll().where('id', '=', id).executeTakeFirst();
}
