import { setTimeout as sleep } from 'node:timers/promises';
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import { demoRequest } from '@accounting-site/contract/endpoints/site-endpoints';
import { listFirstPages } from '../../tools/build-steps/built-site.ts';
import { openClient } from '../api/client.ts';
import { people, seed } from '../api/seed.ts';
import { loadAtRate, type Met } from '../publish/load-at-rate.ts';
import { type Bench, median, table } from '../report.ts';
import { runServer } from '../run-server.ts';

const perSecond = 200;
const seconds = 15;
const [rounds, mostP999] = [3, 100];
/** How often in a second each call is sent. */
const [logins, exports, forms] = [5, 2, 5];

interface Calls {
  sent: number;
  failed: number;
}

/** How long the slowest pages take while other visitors sign in, export their stock and send forms. */
export const bench: Bench = {
  title: 'The slowest pages',
  async run() {
    const server = await runServer({ prepare: seed, environment: { TRUSTED_PROXIES: 'loopback' } });
    const paths = listFirstPages().filter(({ status }) => status === 200);
    const pages = { paths: paths.map(({ path }) => encodeURI(path)), perSecond };
    const client = openClient(server.address, 20);
    const [alone, mixed]: [Met[], Met[]] = [[], []];
    const calls: Calls = { sent: 0, failed: 0 };
    const token = await client.login(people[0] ?? '');
    let next = 0;
    const sendCalls = () => {
      const until = performance.now() + seconds * 1000;
      const often = (times: number, call: () => Promise<unknown>) => repeat(calls, { times, until }, call);
      return Promise.all([
        often(logins, () => client.login(people[next++ % people.length] ?? '')),
        often(exports, () => client.inventory(token)),
        often(forms, () => sendForm(server.address, next++)),
      ]);
    };
    // Warms up.
    await loadAtRate(server.address, pages, () => sleep(5000));
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await loadAtRate(server.address, pages, () => sleep(seconds * 1000)));
      mixed.push(await loadAtRate(server.address, pages, sendCalls));
    }
    await server.stop();
    const [quiet, busy] = [together(alone), together(mixed)];
    return {
      lines: [
        `All pages in turn in Brotli, ${perSecond} requests a second, ${rounds} rounds of ${seconds} s each way in turns. The calls are ${logins} sign-ins, ${exports} lists of 10,000 items and ${forms} demo requests a second: ${calls.sent} in all, of which ${calls.failed} failed. Milliseconds, medians of the rounds.`,
        '',
        ...table(
          ['Pages', 'p50', 'p99', 'p99.9', 'requests', 'failed'],
          [
            ['alone', ...quiet],
            ['with the calls', ...busy],
          ],
        ),
      ],
      misses: [
        Number(busy[2]) > mostP999 && `With the calls, p99.9 is more than ${mostP999} ms.`,
        calls.failed > 0 && `${calls.failed} calls failed.`,
      ].filter((miss) => miss !== false),
    };
  },
};

/** Sends a call that often in a second, however long each takes. */
async function repeat(
  calls: Calls,
  { times, until }: { times: number; until: number },
  call: () => Promise<unknown>,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  while (performance.now() < until) {
    calls.sent += 1;
    sent.push(call().catch(() => (calls.failed += 1)));
    await sleep(1000 / times);
  }
  await Promise.all(sent);
}

/** Each visitor has another address, because the server limits the forms of one. */
async function sendForm(address: string, visitor: number): Promise<void> {
  const answer = await fetch(`${address}${sitePath(demoRequest)}`, {
    method: 'POST',
    headers: {
      origin: address,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ name: 'Ama Mensah', email: `visitor-${visitor}@bench.example` }),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`POST /demo-requests: ${answer.status}`);
}

/** The medians of all rounds. */
function together(met: readonly Met[]): number[] {
  const of = (read: (one: Met) => number) => median(met.map(read));
  const round = (value: number) => Math.round(value * 10) / 10;
  const total = (read: (one: Met) => number) => met.reduce((sum, one) => sum + read(one), 0);
  return [
    round(of(({ p50 }) => p50)),
    round(of(({ p99 }) => p99)),
    round(of(({ p999 }) => p999)),
    total(({ requests }) => requests),
    total(({ failures }) => failures),
  ];
}
