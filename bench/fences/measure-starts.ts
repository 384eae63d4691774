import { type Gain, inTurns, runWithout } from './in-turns.ts';

const rounds = 7;

/** Starts until the first page. */
export async function measureStarts(): Promise<Gain[]> {
  const [own = [], plain = []] = await inTurns([[], ['read-later']], rounds, async (names) => {
    const server = await runWithout(names);
    const [used, memory] = [server.processorTime(), server.memory()];
    await server.stop();
    return [used, memory];
  });
  const code = 'read-later';
  return [
    {
      code,
      cost: 'ms of processor time until the first page',
      without: plain[0] ?? 0,
      own: own[0] ?? 0,
    },
    { code, cost: 'MB of memory at the first page', without: plain[1] ?? 0, own: own[1] ?? 0 },
  ];
}
