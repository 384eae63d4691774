import { type Bench, median, table } from '../report.ts';
import type { MeasuredServer } from '../run-server.ts';
import { type Call, openClient } from './client.ts';
import { measureCommit, measureLogins, runComparingServer } from './measure-logins.ts';
import { items, people, seed } from './seed.ts';

const [wantedRefreshes, mostOverhead] = [1500, 0.15];
const [rounds, clients, refreshSeconds] = [25, 100, 5];

/** Benchmarks the endpoints with the most traffic: inventory, sign-in and refresh. */
export const bench: Bench = {
  title: 'Calls',
  async run() {
    let cookies: string[] = [];
    const server = await runComparingServer(async (dataDir) => {
      cookies = await seed(dataDir);
    });
    const call = openClient(server.address, clients);
    const before = server.memory();
    const { login, comparison } = await measureLogins(server, call);
    const inventory = await measureInventory(call);
    const refreshes = await measureRefreshes(server, call, cookies);
    const memory = server.memory();
    const commit = await measureCommit(server.dataDir);
    await server.stop();
    const overhead = login.processor / comparison.processor - 1;
    return {
      lines: [
        ...table(
          ['', 'result'],
          [
            ['Comparing a password, argon2id alone, ms of processor time', round(comparison.processor)],
            ['POST /login, ms of processor time of the whole server', round(login.processor)],
            ['What a login takes besides', `${round(overhead * 100)}%`],
            ['Comparisons a second', Math.round(comparison.aSecond)],
            ['POST /login, 8 at once, a second', Math.round(login.aSecond)],
            ['One commit on this disk, ms', round(commit)],
            [`GET /inventory, ${items.toLocaleString('en')} items, first byte, ms`, round(inventory.first)],
            [`GET /inventory, ${items.toLocaleString('en')} items, whole, ms`, round(inventory.whole)],
            ['GET /inventory, not changed, ms', round(inventory.unchanged)],
            [
              `POST /refresh, ${clients} at once, a second of processor time`,
              Math.round(refreshes.ofProcessor),
            ],
            [`POST /refresh, ${clients} at once, a second`, Math.round(refreshes.aSecond)],
          ],
        ),
        '',
        `SQLite with \`synchronous=FULL\`: a refresh is on the disk before it is answered; those at the same time share a commit. Processor time is that of the whole server process, with what the system takes to hand its data to the disk; its client takes none of it. Comparisons and logins take turns in that one process. A busy disk or a client on the same cores changes what is counted a second. Memory: ${before} MB before, ${memory} MB after.`,
      ],
      misses: [
        overhead > mostOverhead && 'A login takes more than 15% besides its hash.',
        refreshes.ofProcessor < wantedRefreshes &&
          `Fewer than ${wantedRefreshes} refreshes a second of processor time.`,
      ].filter((miss) => miss !== false),
    };
  },
};

const round = (value: number) => Math.round(value * 10) / 10;

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

async function measureRefreshes({ processorTime }: MeasuredServer, call: Call, cookies: readonly string[]) {
  let count = 0;
  const [from, timeFrom] = [performance.now(), processorTime()];
  const until = from + refreshSeconds * 1000;
  await Promise.all(
    cookies.slice(0, clients).map(async (first) => {
      let cookie = first;
      while (performance.now() < until) {
        cookie = await call.refresh(cookie);
        count += 1;
      }
    }),
  );
  return {
    ofProcessor: count / ((processorTime() - timeFrom) / 1000),
    aSecond: count / ((performance.now() - from) / 1000),
  };
}
