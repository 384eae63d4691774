import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { minute, second } from '../clock.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { startServer } from '../testing/app/start-server.ts';
import { type DatabaseKind, type DatabasePlace, freshPlace } from '../testing/database/fresh-database.ts';
import type { MailServer } from '../testing/email/mail-server.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { type Acknowledged, noneAcknowledged, sendForms } from './form-clients.ts';

/** How often a server is killed. */
export const kills = faultSize(3, 200);

/** Enough for the rounds and for the emails that wait for a lease after the last one. */
export const killTimeout = faultSize(2 * minute, 30 * minute);

const sentWithin = faultSize(30 * second, 5 * minute);

/** The state after the last kill, once the last server has sent all remaining emails. */
export interface Aftermath {
  readonly acknowledged: Acknowledged;
  readonly killedAt: readonly number[];
  readonly database: Database;
  readonly mailServer: MailServer;
}

/**
 * Starts a server, sends it forms and kills it, repeatedly. Then a last server sends the remaining emails.
 */
export async function killRounds(on: DatabaseKind): Promise<Aftermath> {
  const { mailServer, environment: toMailServer } = await receiveMail();
  const place = await freshPlace(on);
  const environment = { ...toMailServer, ...environmentOf(place) };
  const acknowledged = noneAcknowledged();
  const killedAt = await killWhile(environment, kills, {
    visit: (url) => sendForms(url, acknowledged, { clients: 4, pause: 40 }),
    progress: () => acknowledged.demoRequests.size + acknowledged.registrations.size,
  });

  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  // Messages that the killed process had claimed wait until their lease expires. The short version skips that
  // wait.
  if (faultSize(1, 0) === 1) await database.updateTable('outbox').set({ claimed_until: 0 }).execute();
  startServer(environment);
  const unsent = () => database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  for (const deadline = Date.now() + sentWithin; Date.now() < deadline; await sleep(second / 4)) {
    if ((await unsent()).length === 0) break;
  }
  expect(await unsent()).toEqual([]);
  return { acknowledged, killedAt, database, mailServer };
}

/**
 * Starts a server, sends it requests and kills it, repeatedly. Each server acknowledges at least one request
 * before it is killed.
 * @returns the times of the kills
 */
export async function killWhile(
  environment: Record<string, string>,
  rounds: number,
  { visit, progress }: { visit: (url: string) => Promise<void>; progress: (round: number) => number },
): Promise<number[]> {
  const killedAt: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = startServer(environment);
    const url = await server.hears(/The site is at (http:\S+)/);
    const before = progress(round);
    const visiting = visit(url);
    while (progress(round) === before) await sleep(5);
    await sleep((round * 37) % 200);
    server.process.kill('SIGKILL');
    killedAt.push(Date.now());
    await Promise.all([server.ended, visiting]);
  }
  return killedAt;
}

/** The configuration of the killed servers, except for the mail server. */
export function environmentOf({ dataDir, databaseUrl }: DatabasePlace): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  };
}
