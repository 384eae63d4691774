import { expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { readKeptMemory } from '../testing/load/kept-memory.ts';
import { sendForm } from './form-clients.ts';

const requests = faultSize(300, 3000);
/** The growth in megabytes that is allowed for each round. */
const promised = 0.5;
const mostRounds = 8;
/** The allowed memory in megabytes, well above the usual 72. The pages of each language are in it. */
const mostKept = 85;

/** Whether each of the last two rounds grew hardly at all. */
const isSteady = (seen: number[]) =>
  seen.length > 3 && [-1, -2].every((at) => (seen.at(at) ?? 0) - (seen.at(at - 1) ?? 0) <= promised);

const toMegabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** Requests from strangers: too large, truncated, nested, of an unknown type, and some valid forms. */
const bodies = [
  { type: 'application/json', body: JSON.stringify({ message: 'x'.repeat(60_000) }) },
  { type: 'application/json', body: 'x'.repeat(70_000) },
  { type: 'application/json', body: '['.repeat(30_000) },
  { type: 'application/x-www-form-urlencoded', body: 'name=a&'.repeat(8_000) },
  { type: 'image/png', body: 'x'.repeat(60_000) },
];

test(
  'requests from strangers to the forms do not stay in memory',
  async () => {
    const { dataDir } = await freshPlace('SQLite');
    const server = startServer({
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    });
    const url = await server.hears(/The site is at (http:\S+)/);
    const inspector = await server.hears(/Debugger listening on (ws:\S+)/);
    const seen = [toMegabytes(await readKeptMemory(inspector))];
    // A process also grows while it warms up. A leak grows in every round.
    while (seen.length < mostRounds && !isSteady(seen)) {
      await sendAll(url);
      seen.push(toMegabytes(await readKeptMemory(inspector)));
    }
    console.log(
      `Memory after each round of ${requests} hostile requests: ${seen.join(', ')} MB (promised: ${promised} MB)`,
    );
    expect(isSteady(seen), seen.join(', ')).toBe(true);
    expect(seen.at(-1)).toBeLessThan(mostKept);
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
    // The connection may close while a large body is sent, before the response can be read.
    if (answer) expect(Math.floor(answer.status / 100), sent.body.slice(0, 20)).toBe(4);
    await answer?.text().catch(() => '');
  }
}
