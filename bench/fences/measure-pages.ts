import { runServer } from '../run-server.ts';
import { runWrk } from '../server/run-wrk.ts';
import { type Gain, inTurns, runWithout } from './in-turns.ts';

const [rounds, seconds] = [11, 1];

/** Pages over 200 connections. */
export async function measurePages(): Promise<Gain[]> {
  const servers = await Promise.all([
    runWithout(),
    runWithout(['page-server']),
    runWithout(['start-with-flags']),
    runServer({ script: 'bench/fences/static-server.ts' }),
  ]);
  const theirs = servers.at(-1);
  const costs = await inTurns(servers, rounds, async (server) => {
    const from = server.processorTime();
    // @fastify/static finds compressed copies only under the full name of a file.
    const page = server === theirs ? '/pricing.html' : '/pricing';
    const { requests } = await runWrk(server.address + page, seconds);
    return [((server.processorTime() - from) * 1000) / requests];
  });
  const memory = servers.map((server) => server.memory());
  await Promise.all(servers.map((server) => server.stop()));
  const [[own = 0] = [], [throughFastify = 0] = [], [withoutFlags = 0] = [], [fastifyStatic = 0] = []] =
    costs;
  const cost = 'µs of processor time for a page';
  return [
    { code: 'page-server', cost, without: throughFastify, own },
    { code: 'page-server instead of @fastify/static', cost, without: fastifyStatic, own },
    {
      code: 'start-with-flags',
      cost: 'MB of memory after these pages',
      without: memory[2] ?? 0,
      own: memory[0] ?? 0,
    },
    { code: 'start-with-flags', cost, without: withoutFlags, own },
  ];
}
