import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { faultSize } from '../testing/fault-size.ts';
import { freshPlace } from '../testing/fresh-database.ts';
import { startServer } from '../testing/start-server.ts';
import { sendForm } from './form-clients.ts';

const requests = faultSize(300, 3000);
const promised = 10;
const mostRounds = 8;

/** Whether the last of at least three rounds left hardly anything behind. */
const isSteady = (seen: number[]) => seen.length > 3 && (seen.at(-1) ?? 0) - (seen.at(-2) ?? 0) <= promised;

/** Garbage is collected and given back early, as where there is little memory: what is left is what is kept. */
const smallMachine = { NODE_OPTIONS: '--max-old-space-size=64', MALLOC_ARENA_MAX: '1' };

/** What strangers send: too large, cut off, nested, of no known type, and now and then a form. */
const bodies = [
  { type: 'application/json', body: JSON.stringify({ message: 'x'.repeat(60_000) }) },
  { type: 'application/json', body: 'x'.repeat(70_000) },
  { type: 'application/json', body: '['.repeat(30_000) },
  { type: 'application/x-www-form-urlencoded', body: 'name=a&'.repeat(8_000) },
  { type: 'image/png', body: 'x'.repeat(60_000) },
];

test(
  'what strangers send to the forms does not stay in memory',
  async () => {
    const { dataDir } = await freshPlace('SQLite');
    const server = startServer({
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'fatal',
      ...smallMachine,
    });
    const url = await server.hears(/The site is at (http:\S+)/);
    const seen = [await settledMemory(server.process.pid)];
    // A process also grows while it warms up. What leaks grows in every round, so one round without is enough.
    while (seen.length < mostRounds && !isSteady(seen)) {
      await sendAll(url);
      seen.push(await settledMemory(server.process.pid));
    }
    console.log(
      `Memory after each round of ${requests} hostile requests: ${seen.join(', ')} MB (promised: ${promised} MB)`,
    );
    expect(isSteady(seen), seen.join(', ')).toBe(true);
  },
  10 * minute,
);

async function sendAll(url: string) {
  for (let index = 0; index < requests; index += 1) {
    const sent = bodies[index % bodies.length];
    if (sent === undefined || index % 20 === 0) {
      await (await sendForm(url, true)).answer.text();
      continue;
    }
    const answer = await fetch(`${url}/api/site/demo-requests`, {
      method: 'POST',
      headers: {
        origin: url,
        'content-type': sent.type,
        'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
      },
      body: sent.body,
    }).catch(() => undefined);
    // A body that is too large may be cut off before the answer can be read.
    if (answer) expect(Math.floor(answer.status / 100), sent.body.slice(0, 20)).toBe(4);
    await answer?.text().catch(() => '');
  }
}

/** Megabytes of a process in memory, once its garbage is gone: the least of what is seen for a while. */
async function settledMemory(pid = 0): Promise<number> {
  const seen: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    seen.push(Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024);
    await sleep(250);
  }
  return Math.round(Math.min(...seen));
}
