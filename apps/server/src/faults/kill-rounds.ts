import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { minute, second } from '../clock.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { faultSize } from '../testing/fault-size.ts';
import { type DatabaseKind, type DatabasePlace, freshPlace } from '../testing/fresh-database.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { receiveMail } from '../testing/receive-mail.ts';
import { startServer } from '../testing/start-server.ts';
import { type Acknowledged, noneAcknowledged, sendForms } from './form-clients.ts';

/** How often a server is killed. */
export const kills = faultSize(3, 200);

/** Enough for the rounds and for the mails that wait for a lease after the last one. */
export const killTimeout = faultSize(2 * minute, 30 * minute);

const sentWithin = faultSize(30 * second, 5 * minute);

/** What is left after the last kill, when the last server has sent what was still to be sent. */
export interface Aftermath {
  readonly acknowledged: Acknowledged;
  readonly killedAt: readonly number[];
  readonly database: Database;
  readonly mailServer: MailServer;
}

/** Starts a server, has visitors write to it, kills it, and so on; then lets one send the mails that are left. */
export async function killRounds(on: DatabaseKind): Promise<Aftermath> {
  const { mailServer, environment: toMailServer } = await receiveMail();
  const place = await freshPlace(on);
  const environment = { ...toMailServer, ...environmentOf(place) };
  const acknowledged = noneAcknowledged();
  const killedAt: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    const server = startServer(environment);
    const url = await server.hears(/The site is at (http:\S+)/);
    const writing = sendForms(url, acknowledged, { clients: 4, pause: 40 });
    await oneMore(acknowledged);
    await sleep((round * 37) % 200);
    server.process.kill('SIGKILL');
    killedAt.push(Date.now());
    await Promise.all([server.ended, writing]);
  }

  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  // What the dead process had claimed waits for its lease. The short version does not wait with it.
  if (faultSize(1, 0) === 1) await database.updateTable('outbox').set({ claimed_until: 0 }).execute();
  startServer(environment);
  const unsent = () => database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  for (const deadline = Date.now() + sentWithin; Date.now() < deadline; await sleep(second / 4)) {
    if ((await unsent()).length === 0) break;
  }
  expect(await unsent()).toEqual([]);
  return { acknowledged, killedAt, database, mailServer };
}

function environmentOf({ dataDir, databaseUrl }: DatabasePlace): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  };
}

/** Waits until one more form was acknowledged, so that no server is killed before it did anything. */
async function oneMore({ demoRequests, registrations }: Acknowledged): Promise<void> {
  const before = demoRequests.size + registrations.size;
  while (demoRequests.size + registrations.size === before) await sleep(5);
}
