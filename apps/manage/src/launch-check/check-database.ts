import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@accounting-site/content/launch-check/finding';
import { findAccountByEmail } from '@accounting-site/server/accounts/accounts.repository';
import type { Config } from '@accounting-site/server/config/config';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { demoEmail } from '@accounting-site/server/demo-data/demo-shop';

/**
 * Whether the demo account, which a first start outside production creates, can still sign in. The check does
 * not create a missing database. For an unreachable one it adds a note.
 */
export async function checkDemoAccount(config: Config): Promise<{ findings: Finding[]; notes: Finding[] }> {
  const isMissing = config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'data.sqlite'));
  // Another application has its own accounts.
  if (config.appHost !== undefined || isMissing) return { findings: [], notes: [] };
  const where = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    await using database = openDatabase(config);
    const account = await findAccountByEmail(database, demoEmail);
    if (account === undefined || account.disabled_at !== null) return { findings: [], notes: [] };
    const what = `The demo account ${demoEmail} can sign in. Its password was once shown on a terminal.`;
    return { findings: [{ where, what, todo: `npm run manage -- user disable ${demoEmail}` }], notes: [] };
  } catch {
    const what = 'The database does not respond, so the demo account was not checked.';
    return { findings: [], notes: [{ where, what, todo: 'Run this again when it responds.' }] };
  }
}
