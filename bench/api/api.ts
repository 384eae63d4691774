import { hashCost } from '@accounting-site/server/authentication/password-hashing';
import { hash, verify } from '@node-rs/argon2';
import { type Bench, median, table } from '../report.ts';
import { runServer } from '../run-server.ts';
import { type Call, openClient } from './client.ts';
import { items, password, people, seed } from './seed.ts';

const [wantedRefreshes, mostOverhead] = [1500, 0.15];
const [rounds, atOnce, refreshSeconds] = [25, 100, 5];

/** The calls that many make: the inventory, signing in, refreshing. */
export const bench: Bench = {
  title: 'Calls',
  async run() {
    let cookies: string[] = [];
    const server = await runServer(async (dataDir) => {
      cookies = await seed(dataDir);
    });
    const call = openClient(server.address, atOnce);
    const before = server.memory();
    const [login, hashing] = await measureLogins(call);
    const inventory = await measureInventory(call);
    const refreshes = await measureRefreshes(call, cookies);
    const memory = server.memory();
    await server.stop();
    const overhead = login / hashing - 1;
    return {
      lines: [
        ...table(
          ['', 'result'],
          [
            ['Comparing a password, argon2id alone, ms', round(hashing)],
            ['POST /login, ms', round(login)],
            ['What a login takes besides', `${round(overhead * 100)}%`],
            [`GET /inventory, ${items.toLocaleString('en')} items, first byte, ms`, round(inventory.first)],
            [`GET /inventory, ${items.toLocaleString('en')} items, whole, ms`, round(inventory.whole)],
            ['GET /inventory, not changed, ms', round(inventory.unchanged)],
            [`POST /refresh, ${atOnce} at once, a second`, Math.round(refreshes)],
          ],
        ),
        '',
        `SQLite with \`synchronous=FULL\`: a refresh is on the disk before it is answered; those at the same time share a commit. One process; the client shares its two cores. Memory: ${before} MB before, ${memory} MB after.`,
      ],
      misses: [
        overhead > mostOverhead && 'A login takes more than 15% besides its hash.',
        refreshes < wantedRefreshes && `Fewer than ${wantedRefreshes} refreshes a second.`,
      ].filter((miss) => miss !== false),
    };
  },
};

const round = (value: number) => Math.round(value * 10) / 10;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** In turn, so that what else the machine does meets both alike. */
async function measureLogins(call: Call): Promise<[login: number, hashing: number]> {
  const stored = await hash(password, hashCost);
  const logins: number[] = [];
  const hashes: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    hashes.push(await timed(() => verify(stored, password)));
    logins.push(await timed(() => call.login(people[at % people.length] ?? '')));
  }
  return [median(logins), median(hashes)];
}

async function measureInventory(call: Call) {
  const token = await call.login(people[0] ?? '');
  const seen = { first: [] as number[], whole: [] as number[], unchanged: [] as number[] };
  for (let at = 0; at < rounds; at += 1) {
    const { first, whole, tag } = await call.inventory(token);
    seen.first.push(first);
    seen.whole.push(whole);
    seen.unchanged.push((await call.inventory(token, tag)).whole);
  }
  return { first: median(seen.first), whole: median(seen.whole), unchanged: median(seen.unchanged) };
}

async function measureRefreshes(call: Call, cookies: readonly string[]): Promise<number> {
  let count = 0;
  const from = performance.now();
  const until = from + refreshSeconds * 1000;
  await Promise.all(
    cookies.slice(0, atOnce).map(async (first) => {
      let cookie = first;
      while (performance.now() < until) {
        cookie = await call.refresh(cookie);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - from) / 1000);
}
