import { listStock } from '../../../inventory/inventory.repository.ts';
import type { AppHostServices } from '../services.ts';
import {
  listAllSessions,
  listEvents,
  listKnownDevices,
  listMailedLinks,
  listNotices,
  listProviderSubjects,
  readBeginnings,
  readChosenAlertSettings,
} from './account-data.repository.ts';
import { showAccount } from './show-account.ts';

type Row = Readonly<Record<string, unknown>>;

type ShownFrom = Pick<AppHostServices, 'config' | 'database'>;

interface WhoAsks {
  readonly accountId: string;
  readonly businessId: string;
  readonly now: number;
}

/**
 * Everything stored about an account and its business, except credentials and data of others. It is written
 * as a JSON object in parts, to limit memory use.
 * @throws RefusedCall 401 before the first part when the account is gone
 */
export async function* writeAccountData(services: ShownFrom, who: WhoAsks): AsyncGenerator<string> {
  const { database } = services;
  const { accountId, businessId } = who;
  const lists: Record<string, AsyncIterable<readonly object[]>> = {
    inventory: listStock(database, businessId),
    sessions: listAllSessions(database, accountId),
    mailedLinks: listMailedLinks(database, accountId),
    notices: listNotices(database, accountId),
    events: listEvents(database, accountId),
  };
  yield JSON.stringify(await readShortParts(services, who), null, 2).slice(0, -2);
  for (const [name, parts] of Object.entries(lists)) {
    yield `,\n  "${name}": [`;
    let before = '\n    ';
    for await (const rows of parts) {
      yield before + rows.map((row) => JSON.stringify(withTimes(withoutId({ ...row })))).join(',\n    ');
      before = ',\n    ';
    }
    yield ']';
  }
  yield '\n}\n';
}

async function readShortParts({ config, database }: ShownFrom, { accountId, businessId, now }: WhoAsks) {
  const { user, name, business, hasPassword, newEmail, authenticator, passkeys } = await showAccount(
    { config, database },
    accountId,
    now,
  );
  const { accountCreatedAt, businessCreatedAt, source, campaign, ...begun } = withTimes(
    (await readBeginnings(database, accountId)) ?? {},
  );
  // Who keeps the business is data of someone else.
  const { next: _, ...ownBusiness } = business;
  const settings = await readChosenAlertSettings(database, businessId);
  return {
    generatedAt: new Date(now).toISOString(),
    account: { ...user, name, createdAt: accountCreatedAt, ...begun, newEmail, hasPassword },
    business: { ...ownBusiness, createdAt: businessCreatedAt, source, campaign },
    alertSettings: settings === undefined ? null : withTimes(settings),
    authenticator,
    passkeys,
    providers: (await listProviderSubjects(database, accountId)).map(withTimes),
    knownDevices: (await listKnownDevices(database, accountId)).map(withTimes),
  };
}

const withoutId = ({ id: _, ...row }: Row): Row => row;

/** Replaces times with ISO 8601 in UTC. Times are the fields that end in At. */
function withTimes(row: Row): Row {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    field.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value,
  ]);
  return Object.fromEntries(entries);
}
