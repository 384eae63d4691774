import { ConfigError } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import type { InstallationKey } from './installation-key.ts';

/**
 * Stores which key this database is used with, and refuses to start with another one. Otherwise emailed links
 * and authenticator apps would work on some servers and fail on others.
 * @throws ConfigError when the database is used with another key
 */
export async function confirmInstallationKey(
  database: Database,
  { fingerprint }: InstallationKey,
  now: number,
): Promise<void> {
  await database
    .insertInto('installation_keys')
    .values({ id: 1, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const known = await database
    .selectFrom('installation_keys')
    .select('fingerprint')
    .executeTakeFirstOrThrow();
  if (known.fingerprint === fingerprint) return;
  throw new ConfigError([
    'ENCRYPTION_KEY: is not the one that this database is used with. Set the same on every server; without the variable it is the text of installation.key in DATA_DIR of the server that started first',
  ]);
}
