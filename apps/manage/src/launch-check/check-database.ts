import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@accounting-site/content/launch-check/finding';
import { findAccountByEmail } from '@accounting-site/server/accounts/accounts.repository';
import { listAuditEvents } from '@accounting-site/server/audit/audit-events.repository';
import { day } from '@accounting-site/server/clock';
import type { Config } from '@accounting-site/server/config/config';
import { type Database, openDatabase } from '@accounting-site/server/database/open-database';
import { demoEmail } from '@accounting-site/server/demo-data/demo-shop';
import { formatMinute } from '../format-table.ts';

type Found = Record<'findings' | 'notes', Finding[]>;
type Advice = Omit<Finding, 'where'>;

/** Backups are nightly. One that is a few hours late has not stopped. */
const longestPause = 2 * day;
/** That many within a week were made by a timer. */
const nightly = 5;

/**
 * Whether the demo account, which a first start outside production creates, can still sign in, and whether backups have
 * stopped. Another program may back up PostgreSQL, so there it is only a note if backups were not nightly.
 * The check does not create a missing database. For an unreachable one it adds a note.
 * @param now milliseconds since 1970
 */
export async function checkDatabase(config: Config, now: number): Promise<Found> {
  const isMissing = config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'data.sqlite'));
  if (isMissing) return { findings: [], notes: [] };
  const onSqlite = config.databaseUrl === undefined;
  const where = onSqlite ? 'DATA_DIR' : 'DATABASE_URL';
  const placed = (advice: (Advice | undefined)[]) =>
    advice.flatMap((one) => (one === undefined ? [] : [{ where, ...one }]));
  try {
    await using database = openDatabase(config);
    // Another application has its own accounts.
    const demo = config.appHost === undefined ? await findDemoAccount(database) : undefined;
    const backups = await listAuditEvents(database, { event: 'backup written', limit: nightly });
    const stopped = findStoppedBackups(backups, now);
    const isOurs = onSqlite || isNightly(backups);
    return {
      findings: placed([demo, isOurs ? stopped : undefined]),
      notes: placed([isOurs ? undefined : stopped]),
    };
  } catch {
    const what = 'The database does not respond, so the demo account and the backups were not checked.';
    return { findings: [], notes: placed([{ what, todo: 'Run this again when it responds.' }]) };
  }
}

async function findDemoAccount(database: Database): Promise<Advice | undefined> {
  const account = await findAccountByEmail(database, demoEmail);
  if (account === undefined || account.disabled_at !== null) return undefined;
  const what = `The demo account ${demoEmail} can sign in. Its password was once shown on a terminal.`;
  return { what, todo: `npm run manage -- user disable ${demoEmail}` };
}

type Backups = readonly { at: number }[];

function isNightly(backups: Backups): boolean {
  const [latest, oldest] = [backups.at(0), backups.at(nightly - 1)];
  return latest !== undefined && oldest !== undefined && latest.at - oldest.at <= 7 * day;
}

/** @param backups the latest first */
function findStoppedBackups([last]: Backups, now: number): Advice | undefined {
  if (last === undefined) {
    const todo = 'Enable the nightly backup (docs/operations.md), unless another program backs it up.';
    return { what: 'No backup was written yet.', todo };
  }
  if (now - last.at <= longestPause) return undefined;
  const what = `The last backup is of ${formatMinute(new Date(last.at).toISOString())} UTC.`;
  const todo = 'Find out why (systemctl status accounting-site-backup)';
  return { what, todo: `${todo}, and back up by hand: npm run manage -- backup FILE` };
}
