import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { minute } from '../clock.ts';
import { migrateDatabase, openDatabase } from '../database/open-database.ts';
import { addPerson } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { processorTime } from '../testing/load/processor-time.ts';

/** Half of the requests are about known addresses, the other half about unknown ones. */
const pairs = faultSize(150, 400);
/** Rendering and sending an email is spread over a few requests. */
const requestsAfter = 8;
/** Milliseconds after which such work has ended, so that it does not affect the next sample. */
const rest = 60;
/** The promise allows sixty right guesses of a hundred. */
const mostRight = 0.6;

/**
 * Existing accounts for the warm-up: a server that emails only these would otherwise load code while it is
 * measured.
 */
const warmUp = [1, 2, 3, 4].map((at) => `warm-${at}@adom.example`);

/** The server's processor time for one address, in milliseconds. */
interface Sample {
  readonly isKnown: boolean;
  readonly own: number;
  readonly next: number;
}

const calls: Record<string, (email: string) => object> = {
  '/api/api/forgot-password': (email) => ({ email }),
  '/api/api/register': (email) => ({
    email,
    password: 'seven green bicycles',
    name: 'Kofi',
    business: 'Spare Parts',
  }),
};

describe.each(Object.entries(calls))('the latency of POST %s', (path, body) => {
  test('and of the request after it does not tell whether an address has an account', {
    timeout: 10 * minute,
  }, async () => {
    const ask = await openServer();
    const kinds = Array.from({ length: 2 * pairs }, (_, at) => at % 2 === 0);
    // Code that is loaded with the first email and the first hash must not be measured.
    for (const [at, email] of warmUp.entries()) await ask.post(path, body(email), at);
    await ask.untilMailed();
    const samples: Sample[] = [];
    for (const [at, isKnown] of shuffle(kinds).entries()) {
      const email = `${isKnown ? 'known' : 'unknown'}-${at}@adom.example`;
      const own = await ask.post(path, body(email), 1000 + at);
      let next = 0;
      for (let request = 0; request < requestsAfter; request += 1) next += await ask.next();
      samples.push({ isKnown, own, next });
      await sleep(rest);
    }
    for (const what of ['own', 'next'] as const) {
      expect([what, share(samples, what)]).toEqual([
        what,
        expect.toSatisfy((right: number) => right <= mostRight),
      ]);
    }
  });
});

/** A server in a separate process. Every second address of the test has an account. */
async function openServer() {
  const { environment } = await receiveMail();
  const place = await freshPlace('SQLite');
  const database = openDatabase(place);
  await migrateDatabase(database, place);
  const known = Array.from({ length: 2 * pairs }, (_, at) => `known-${at}@adom.example`);
  for (const email of [...warmUp, ...known])
    await addPerson(database, { email, business: 'Adom Provisions', now: 1 });
  await database.destroy();
  const siteDir = buildTestSite({ 'index.html': '<title>Home</title>', '404.html': 'Not found' });
  const server = startServer({
    ...environment,
    // Each request has another client address, so that no rate limit applies.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: place.dataDir,
    SITE_DIR: siteDir,
    LOG_LEVEL: 'info',
  });
  const url = await server.hears(/The site is at (http:\S+)/);
  const { pid = Number.NaN } = server.process;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  const timed = (path: string, headers: OutgoingHttpHeaders, payload?: string) =>
    new Promise<number>((resolve, reject) => {
      const start = processorTime(pid);
      const sent = request(url + path, { agent, headers, method: payload === undefined ? 'GET' : 'POST' });
      sent.on('error', reject).on('response', (answer) => {
        if (answer.statusCode !== 202 && answer.statusCode !== 200)
          reject(new Error(`Status ${answer.statusCode}`));
        answer.resume().on('end', () => resolve(processorTime(pid) - start));
      });
      sent.end(payload);
    });
  return {
    post(path: string, body: object, client: number): Promise<number> {
      const payload = JSON.stringify(body);
      return timed(
        path,
        {
          origin: url,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'x-forwarded-for': `198.51.${client >> 8}.${client & 255}`,
        },
        payload,
      );
    },
    next: () => timed('/', {}),
    untilMailed: () =>
      expect
        .poll(() => server.log().match(/"msg":"(?:sent|not sent: )/g)?.length, { timeout: 60_000 })
        .toBe(warmUp.length),
  };
}

/**
 * The share of right guesses with a threshold that is chosen on one half of the samples and tested on the
 * other, both ways.
 */
function share(samples: readonly Sample[], what: 'own' | 'next'): number {
  const half = samples.length / 2;
  const halves = [samples.slice(0, half), samples.slice(half)] as const;
  const right = [halves, halves.toReversed()].map(([training = [], other = []]) => {
    const rules = training.flatMap((sample) => [true, false].map((above) => ({ at: sample[what], above })));
    const score = (rule: (typeof rules)[number], among: readonly Sample[]) =>
      among.filter((sample) => (sample[what] > rule.at === rule.above) === sample.isKnown).length;
    const best = rules.reduce((a, b) => (score(b, training) > score(a, training) ? b : a));
    return score(best, other);
  });
  return right.reduce((sum, count) => sum + count, 0) / samples.length;
}

function shuffle<Entry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
}
