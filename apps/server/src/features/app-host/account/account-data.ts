import type { Database } from '../../../database/open-database.ts';
import {
  listAllSessions,
  listEvents,
  listKnownDevices,
  listMailedLinks,
  listNotices,
  listProviderSubjects,
  listStock,
  readBeginnings,
  readChosenAlertSettings,
} from './account-data.repository.ts';
import { showAccount } from './show-account.ts';

/** Everything that is stored about an account and its business, but what opens it and what belongs to others. */
export async function readAccountData(
  database: Database,
  { accountId, businessId, now }: { accountId: string; businessId: string; now: number },
) {
  const { user, name, business, hasPassword, newEmail, authenticator, passkeys } = await showAccount(
    database,
    accountId,
    now,
  );
  const begun = withTimes((await readBeginnings(database, accountId)) ?? {});
  const settings = await readChosenAlertSettings(database, businessId);
  return {
    generatedAt: new Date(now).toISOString(),
    account: { ...user, name, createdAt: begun.accountCreatedAt, newEmail, hasPassword },
    business: { ...business, createdAt: begun.businessCreatedAt },
    alertSettings: settings === undefined ? null : withTimes(settings),
    inventory: (await listStock(database, businessId)).map(withTimes),
    authenticator,
    passkeys,
    providers: (await listProviderSubjects(database, accountId)).map(withTimes),
    sessions: (await listAllSessions(database, accountId)).map(withTimes),
    knownDevices: (await listKnownDevices(database, accountId)).map(withTimes),
    mailedLinks: (await listMailedLinks(database, accountId)).map(withTimes),
    notices: (await listNotices(database, accountId)).map(withTimes),
    events: (await listEvents(database, accountId)).map(withTimes),
  };
}

/** Times as people and programs read them: ISO 8601 in UTC. They are the fields that end in At. */
function withTimes(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    field.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value,
  ]);
  return Object.fromEntries(entries);
}
