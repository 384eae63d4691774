import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '../api/client.ts';
import { people, seed } from '../api/seed.ts';
import type { MeasuredServer } from '../run-server.ts';
import { type Gain, inTurns, runWithout } from './in-turns.ts';

const rounds = 5;
const [connections, refreshesOfEach] = [100, 8];
const [loginsAtOnce, logins] = [8, 200];

/** Refreshes of 100 sessions at once. */
export async function measureRefreshes(): Promise<Gain[]> {
  const cookies: string[][] = [];
  const servers = await startSeeded([[], ['group-commits']], cookies);
  const clients = servers.map(({ address }) => openClient(address, connections));
  const [own = [], plain = []] = await inTurns(servers, rounds, async (server, at) => {
    const [commits, from] = [countCommits(server), server.processorTime()];
    const refreshOften = async (cookie: string) => {
      let next = cookie;
      for (let count = 0; count < refreshesOfEach; count += 1)
        next = (await clients[at]?.refresh(next)) ?? '';
      return next;
    };
    cookies[at] = await Promise.all((cookies[at] ?? []).slice(0, connections).map(refreshOften));
    const count = connections * refreshesOfEach;
    return [(countCommits(server) - commits) / count, (server.processorTime() - from) / count];
  });
  await Promise.all(servers.map((server) => server.stop()));
  const code = 'group-commits';
  return [
    { code, cost: 'commits for a refresh, 100 at once', without: plain[0] ?? 0, own: own[0] ?? 0 },
    {
      code,
      cost: 'ms of processor time for a refresh, 100 at once',
      without: plain[1] ?? 0,
      own: own[1] ?? 0,
    },
  ];
}

/** Sign-ins with a hash that costs nothing. */
export async function measureLogins(): Promise<Gain[]> {
  const servers = await startSeeded([['password-hashing'], ['password-hashing', 'kept-queries']], []);
  const clients = servers.map(({ address }) => openClient(address, loginsAtOnce));
  const [own = [], plain = []] = await inTurns(servers, rounds, async (server, at) => {
    const from = server.processorTime();
    let next = 0;
    const logInOften = async () => {
      while (next < logins) {
        next += 1;
        await clients[at]?.login(people[next % people.length] ?? '');
      }
    };
    await Promise.all(Array.from({ length: loginsAtOnce }, logInOften));
    return [(server.processorTime() - from) / logins];
  });
  await Promise.all(servers.map((server) => server.stop()));
  const cost = 'ms of processor time for a sign-in besides its hash';
  return [{ code: 'kept-queries', cost, without: plain[0] ?? 0, own: own[0] ?? 0 }];
}

async function startSeeded(variants: readonly string[][], cookies: string[][]): Promise<MeasuredServer[]> {
  const servers: MeasuredServer[] = [];
  for (const names of variants) {
    servers.push(await runWithout(names, async (dataDir) => void cookies.push(await seed(dataDir))));
  }
  return servers;
}

/** SQLite counts transactions in the header of its shared memory (sqlite.org/walformat.html, iChange). */
function countCommits({ dataDir }: MeasuredServer): number {
  return readFileSync(join(dataDir, 'data.sqlite-shm')).readUInt32LE(8);
}
