import { availableParallelism } from 'node:os';
import { hashCost } from '@accounting-site/server/authentication/password-hashing';
import { minute } from '@accounting-site/server/clock';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { countAgainst } from '@accounting-site/server/limits/rate-limits.repository';
import { hash, verify } from '@node-rs/argon2';
import { median } from '../report.ts';
import type { MeasuredServer } from '../run-server.ts';
import type { Call } from './client.ts';
import { password, people } from './seed.ts';

/** Enough for both cores, and fewer than the tries that an account has. */
const atOnce = 8;
const [rounds, inARound] = [7, 80];

interface Cost {
  /** Milliseconds of processor time for one. */
  processor: number;
  aSecond: number;
}

/**
 * Logins, and the comparison of a password without anything else, in turns, so that what else the machine does meets
 * both alike. Processor time is that of the whole process: it depends neither on the disk nor on who else is waiting.
 */
export async function measureLogins(
  { processorTime }: MeasuredServer,
  call: Call,
): Promise<{ login: Cost; comparison: Cost }> {
  const stored = await hash(password, hashCost);
  const ownTime = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const logins: Cost[] = [];
  const comparisons: Cost[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const comparison = await measure(ownTime, Math.min(availableParallelism(), 4), () =>
      verify(stored, password),
    );
    const login = await measure(processorTime, atOnce, (at) => call.login(people[at % people.length] ?? ''));
    // The first one is to warm up.
    if (round === 0) continue;
    comparisons.push(comparison);
    logins.push(login);
  }
  return { login: middle(logins), comparison: middle(comparisons) };
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

async function measure(
  timeOf: () => number,
  hands: number,
  work: (at: number) => Promise<unknown>,
): Promise<Cost> {
  const [from, timeFrom] = [performance.now(), timeOf()];
  let next = 0;
  const one = async () => {
    while (next < inARound) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: hands }, one));
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
