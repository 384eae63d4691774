import { minute } from '@accounting-site/server/clock';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { countAgainst } from '@accounting-site/server/limits/rate-limits.repository';
import { findFreePort } from '@accounting-site/server/testing/find-free-port';
import { median } from '../report.ts';
import { type MeasuredServer, runServer } from '../run-server.ts';
import type { Call } from './client.ts';
import { people } from './seed.ts';

/** Enough for both cores, and fewer than the tries that an account has. */
const atOnce = 8;
const [rounds, inARound] = [9, 80];
/** A server that runs for a minute has compiled what a login does. */
const warmUps = 20;

interface Cost {
  /** Milliseconds of processor time for one. */
  processor: number;
  aSecond: number;
}

/** Our server with `comparisons`, an address under which it compares passwords and does nothing else. */
export interface ComparingServer extends MeasuredServer {
  comparisons: string;
}

/** @param prepare as that of `runServer` */
export async function runComparingServer(
  prepare: (dataDir: string) => Promise<void>,
): Promise<ComparingServer> {
  const port = await findFreePort();
  const environment = { COMPARISONS_PORT: String(port) };
  const server = await runServer(prepare, { script: 'bench/api/comparing-server.ts', environment });
  return { ...server, comparisons: `http://127.0.0.1:${port}` };
}

/**
 * Logins, and the comparison of a password without anything else, in turns, so that what else the machine does meets
 * both alike. Both in one process, with one pool of threads, one way to give memory out and one clock, so that they
 * differ by the rest of a login alone. Processor time is that of the whole process, whoever else is waiting.
 */
export async function measureLogins(
  { processorTime, comparisons }: ComparingServer,
  call: Call,
): Promise<{ login: Cost; comparison: Cost }> {
  const compare = async () => void (await fetch(`${comparisons}/${inARound}`));
  const logIn = () => severalAtOnce((at) => call.login(people[at % people.length] ?? ''));
  for (let round = 0; round < warmUps; round += 1) await logIn();
  const logins: Cost[] = [];
  const compared: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    compared.push(await measure(processorTime, compare));
    logins.push(await measure(processorTime, logIn));
  }
  return { login: middle(logins), comparison: middle(compared) };
}

/** What it takes on this disk until SQLite has stored one count, in milliseconds. */
export async function measureCommit(dataDir: string): Promise<number> {
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const limit = { name: 'bench', points: 1, duration: minute };
  const times: number[] = [];
  for (let at = 0; at < 50; at += 1) {
    const from = performance.now();
    await countAgainst(database, limit, 'commit', Date.now());
    times.push(performance.now() - from);
  }
  await database.destroy();
  return median(times);
}

async function severalAtOnce(work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < inARound) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** @param round does what is measured `inARound` times */
async function measure(timeOf: () => number, round: () => Promise<void>): Promise<Cost> {
  const [from, timeFrom] = [performance.now(), timeOf()];
  await round();
  return {
    processor: (timeOf() - timeFrom) / inARound,
    aSecond: inARound / ((performance.now() - from) / 1000),
  };
}

function middle(costs: readonly Cost[]): Cost {
  return {
    processor: median(costs.map(({ processor }) => processor)),
    aSecond: median(costs.map(({ aSecond }) => aSecond)),
  };
}
