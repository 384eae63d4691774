import { minute } from '@accounting-site/server/clock';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { countAgainst } from '@accounting-site/server/limits/rate-limits.repository';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { median } from '../report.ts';
import { type MeasuredServer, runServer } from '../run-server.ts';
import type { Call } from './client.ts';
import { people } from './seed.ts';

/** Keeps both cores busy and stays below the limit of attempts for an account. */
const clients = 8;
const [rounds, inARound] = [9, 80];
/** After a minute of running, the sign-in code is compiled by the JIT. */
const warmUps = 20;

interface Cost {
  /** Milliseconds of processor time for one operation. */
  processor: number;
  aSecond: number;
}

/** Our server plus `comparisons`, a URL at which it compares passwords and does nothing else. */
interface ComparingServer extends MeasuredServer {
  comparisons: string;
}

export async function runComparingServer(
  prepare: (dataDir: string) => Promise<void>,
): Promise<ComparingServer> {
  const port = await findFreePort();
  const environment = { COMPARISONS_PORT: String(port) };
  const server = await runServer({ prepare, script: 'bench/api/comparing-server.ts', environment });
  return { ...server, comparisons: `http://127.0.0.1:${port}` };
}

/**
 * Alternates between sign-ins and bare password comparisons, so that other load on the machine affects both
 * equally. Both run in one process, with the same thread pool, allocator and clock, so the difference is the
 * rest of the sign-in alone. Processor time is that of the whole process.
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

/** Milliseconds until SQLite has committed one counter to this disk. */
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
  await Promise.all(Array.from({ length: clients }, one));
}

/** @param round performs the measured operation `inARound` times */
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
